// Folds events into a view: the same as `TableView::fold` in crates/protocol/src/wire/table_view.rs, checked against its story.

import { LIMITS } from '../wire/facts.ts';
import type { GameView, PositionUpdate, Offers, ViewEvent, TableView } from '../wire/types.ts';

const NO_OFFERS: Offers = { draw: null, takeback: null, rematch: [] };

function takenIn(game: GameView | null, now: PositionUpdate, moves: GameView['moves']): GameView | null {
  return game && { ...game, ...now, moves };
}

/** The view after one more event. Views are never changed in place: older ones stay valid. */
export function fold(view: TableView, seen: ViewEvent): TableView {
  const next = { ...view, version: view.version + 1 };
  switch (seen.event) {
    case 'nothing':
      return next;
    case 'seat':
      return { ...next, seats: view.seats.with(seen.seat, seen.now) };
    case 'replaced':
      return {
        ...next,
        offers: NO_OFFERS,
        seats: view.seats.with(seen.seat, seen.now),
        game: view.game && { ...view.game, clocks: seen.clocks },
      };
    case 'vacation':
      return { ...next, seats: view.seats.with(seen.seat, seen.now), game: view.game && { ...view.game, clocks: seen.clocks } };
    case 'closed':
      return { ...next, stage: 'closed' };
    case 'started':
      return {
        ...next,
        seats: seen.seats,
        stage: 'playing',
        rated: seen.rated,
        offers: NO_OFFERS,
        series: { ...view.series, ready: [] },
        commitment: null,
        game: seen.game,
      };
    case 'moved':
      return { ...next, offers: NO_OFFERS, game: takenIn(view.game, seen.now, [...(view.game?.moves ?? []), seen.played]) };
    case 'went_back':
      return {
        ...next,
        offers: NO_OFFERS,
        rated: seen.rated,
        game: takenIn(view.game, seen.now, view.game?.moves.slice(0, seen.to) ?? []),
      };
    case 'offers':
      return { ...next, offers: seen.now };
    case 'ended':
      return { ...next, offers: NO_OFFERS, stage: seen.stage, game: seen.game, series: seen.series, commitment: seen.commitment };
    case 'ready':
      return { ...next, series: { ...view.series, ready: seen.ready } };
    case 'rematch':
      return { ...next, rematch: seen.table };
    case 'said':
      return { ...next, chat: [...view.chat, seen.line].slice(-LIMITS.chatLinesKept) };
  }
}

/** The view after these events, or nothing if events before them are missing. Events that are known already are skipped. */
export function foldAll(view: TableView, from: number, events: readonly ViewEvent[]): TableView | undefined {
  if (from > view.version) return undefined;
  return events.slice(view.version - from).reduce(fold, view);
}
