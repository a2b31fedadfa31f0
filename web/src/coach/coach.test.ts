// What a coach may remark has its words, and nothing else has; nothing is said twice, and what matters more comes first.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../catalogues.ts';
import { GAMES } from '../games/index.ts';
import { loadCoach } from '../games/later.ts';
import type { DecisionKind, Position } from '../wire/types.ts';
import { loadCoachTexts } from '../texts/parts.ts';
import { maybeText, setLanguage } from '../texts/texts.svelte.ts';
import { kebab } from '../texts/reasons.ts';
import type { TableModel } from '../screens/table-model.svelte.ts';
import { coachAgain, finished, isFirst, readCoached } from './coached.ts';
import { Help } from './help.svelte.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

beforeAll(async () => {
  await setLanguage('en');
  await loadCoachTexts();
});
beforeEach(() => kept.clear());

const KINDS: readonly DecisionKind[] = ['place', 'move', 'claim_or_move', 'row', 'ring', 'lay', 'attack', 'answer', 'draw'];

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (name, game) => {
  it('has a text for every remark, and no other', async () => {
    const { remarks } = await loadCoach(game.name);
    const phases = KINDS.map((kind) => `phase-${kebab(kind)}`).filter((id) => maybeText(`coach-${name}-${id}`) !== undefined);
    expect(phases.length).toBeGreaterThan(1);
    const written = readFileSync(join(LOCALES, 'en', 'coach.ftl'), 'utf8').matchAll(new RegExp(`^coach-${name}-([a-z-]+) =`, 'gm'));
    expect([...written].map(([, id]) => id).sort()).toEqual([...phases, ...remarks.map(({ id }) => id)].sort());
  });
});

describe('what has been coached', () => {
  it('is remembered until somebody wants the coach again', () => {
    expect(isFirst('yinsh')).toBe(true);
    finished('yinsh');
    expect([isFirst('yinsh'), isFirst('lyngk')]).toEqual([false, true]);
    coachAgain();
    expect(isFirst('yinsh')).toBe(true);
  });

  it('is empty where it cannot be read', () => {
    for (const text of [null, '', 'null', '[]', '{"done":3}', '{']) expect(readCoached(text)).toEqual({ done: [], said: [] });
    expect(readCoached('{"done":["yinsh",4],"said":["yinsh row-mine"]}')).toEqual({ done: ['yinsh'], said: ['yinsh row-mine'] });
  });
});

/** A table as far as a coach looks at it. */
function table(): { model: TableModel; play: (seat: number, move: string, position: Position, kind: DecisionKind | undefined) => void } {
  const start = GAMES[0].example;
  const positions = new Map<number, Position>([[0, start]]);
  const model = {
    moves: [] as { seat: number; move: string }[],
    played: { result: null, way: [], position: start },
    decision: { kind: 'move' } as { kind: DecisionKind } | undefined,
    myDecision: true,
    mayHint: true,
    mine: [0],
    table: { id: 'T', positions },
  };
  const play = (seat: number, move: string, position: Position, kind: DecisionKind | undefined): void => {
    model.moves = [...model.moves, { seat, move }];
    positions.set(model.moves.length, position);
    model.decision = kind && { kind };
    model.myDecision = kind !== undefined;
  };
  return { model: model as unknown as TableModel, play };
}

describe('the coach', () => {
  const [game] = GAMES;
  const position = { game: 'yinsh', rings: [['e5', 'c3'], ['k10', 'k9']], markers: [[], []], removed: [0, 0], pool: 51 } as const satisfies Position;
  const said = (id: string): string => maybeText(`coach-yinsh-${id}`) ?? '';

  it('says what a decision is for, then remarks what happens, and nothing twice', async () => {
    const { model, play } = table();
    const help = new Help(model, game, await loadCoach(game.name));
    help.follow();
    expect(help.remark).toBe(said('phase-move'));
    play(0, 'e5-e6', { ...position, rings: [['e6', 'c3'], ['k10', 'k9']], markers: [['e5'], []] } as unknown as Position, undefined);
    model.table.positions = new Map([...model.table.positions, [0, position as unknown as Position]]);
    help.follow();
    expect(help.remark).toBe(said('first-marker'));
    // It stays while others decide, and goes with the next move of one's own.
    play(1, 'k10-j10', { ...position, rings: [['e6', 'c3'], ['j10', 'k9']], markers: [['e5'], ['k10']] } as unknown as Position, 'move');
    help.follow();
    expect(help.remark).toBe(said('first-marker'));
    play(0, 'c3-c4', { ...position, rings: [['e6', 'c4'], ['j10', 'k9']], markers: [['e5', 'c3'], ['k10']] } as unknown as Position, undefined);
    help.follow();
    expect(help.remark).toBe('');
    const another = new Help(model, game, await loadCoach(game.name));
    another.follow();
    expect(another.remark).toBe('');
  });

  it('lets what matters more take the place of what is being said', async () => {
    const { model, play } = table();
    const help = new Help(model, game, await loadCoach(game.name));
    help.follow();
    const before = { ...position, markers: [['a2', 'a3'], ['b1', 'b2', 'b3', 'b4']], rings: [['e5', 'c3'], ['b5', 'k9']] } as unknown as Position;
    model.table.positions = new Map([[0, before]]);
    play(1, 'b5-c5', { ...before, markers: [['a2', 'a3'], ['b1', 'b2', 'b3', 'b4', 'b5']], rings: [['e5', 'c3'], ['c5', 'k9']] } as unknown as Position, undefined);
    (model.table.positions as Map<number, Position>).set(1, { ...before, markers: [['a2', 'a3'], ['b1', 'b2', 'b3', 'b4', 'b5']], rings: [['e5', 'c3'], ['c5', 'k9']] } as unknown as Position);
    help.follow();
    expect(help.remark).toBe(said('row-theirs'));
    // Something small does not push it aside.
    (model.table.positions as Map<number, Position>).set(2, { ...before, removed: [0, 0] } as unknown as Position);
    play(1, 'k9-k8', before, 'move');
    help.follow();
    expect(help.remark).toBe(said('row-theirs'));
  });
});

describe('a hint', () => {
  it('shows first where a move begins, then all of it, and is gone with the next move', async () => {
    const [game] = GAMES;
    const { model, play } = table();
    const help = new Help(model, game, await loadCoach(game.name));
    const fetched = vi.fn(async () => new Response(JSON.stringify({ number: 0, move: 'e5-e7' })));
    vi.stubGlobal('fetch', fetched);
    expect(help.arrows).toEqual([]);
    await help.press();
    expect(help.arrows.map(({ move }) => move)).toEqual(['e5']);
    await help.press();
    expect(help.arrows.map(({ move }) => move)).toEqual(['e5-e7']);
    expect(help.hintWords).toContain('e7');
    expect(fetched).toHaveBeenCalledTimes(1);
    play(0, 'e5-e7', game.example, 'move');
    expect([help.hint, help.arrows]).toEqual([undefined, []]);
  });

  it('says why there is none', async () => {
    const [game] = GAMES;
    const { model } = table();
    const help = new Help(model, game, await loadCoach(game.name));
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'refused', reason: { code: 'fair_play' } }), { status: 409 }));
    await help.press();
    expect(help.hintWords).toBe(maybeText('refused-fair-play'));
    expect(help.arrows).toEqual([]);
  });
});
