// Which of one's own tables come first: where it is one's decision, then where others wait, then the rest, newest first.

import type { PersonId, TableLine, TableView } from '../wire/types.ts';

/** Whether a person is the one who looks. */
type IsMe = (person: PersonId) => boolean;

export function isMyTurn(view: TableView | undefined, isMe: IsMe): boolean {
  const decision = view?.game?.decision;
  if (!view || !decision || view.stage !== 'playing') return false;
  const seat = view.seats[decision.seat];
  const occupant = seat?.occupant;
  return !!occupant && 'person' in occupant && isMe(occupant.person) && seat?.replaced_by === null;
}

const STAGES: readonly TableLine['stage'][] = ['playing', 'between', 'waiting', 'over', 'closed'];

interface Known {
  readonly line: TableLine;
  readonly view: TableView | undefined;
}

export function byUrgency<T extends Known>(tables: readonly T[], isMe: IsMe): T[] {
  const rank = ({ line, view }: T): number => (isMyTurn(view, isMe) ? -1 : STAGES.indexOf(line.stage));
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.line.opened_unix_ms - a.line.opened_unix_ms);
}

/** Whether nobody else waits at a table: the others are bots, or there are none. */
export function isOnlyMine(line: TableLine, isMe: IsMe): boolean {
  return line.seats.every(({ occupant }) => occupant !== null && ('bot' in occupant || isMe(occupant.person)));
}
