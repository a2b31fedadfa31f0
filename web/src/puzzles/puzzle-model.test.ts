import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { ApiError } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { loadPuzzleTexts } from '../texts/parts.ts';
import { setLanguage } from '../texts/texts.svelte.ts';
import type { LessonMove, Puzzle, PuzzleDone, PuzzleHelp, PuzzleRated, PuzzleStep, PuzzleRequest } from '../wire/types.ts';
import { puzzleApi } from './api.ts';
import { PuzzleMemory } from './history.ts';
import { PuzzleModel, modeIn, today } from './puzzle-model.svelte.ts';
import { BEGINNER, SolvedPuzzles } from './solved.svelte.ts';
import { hintWords, puzzleWords, spoken } from './words.ts';

const POSITION = GAMES[0].example;
const AFTER = { rating: 1540, deviation: 280, volatility: 0.06 };
const made = (seat: number, move: string): LessonMove => ({ seat, move, position: POSITION, effects: { way: [], rows: [], attacks: [] } });

const PUZZLE: Puzzle = {
  id: 'k3f9a1bc',
  game: 'yinsh',
  variant: 'standard',
  players: 2,
  seat: 0,
  goal: { is: 'win', turns: 2 },
  proof: 'proved',
  turns: 2,
  themes: ['win_in_2'],
  rating: 1430,
  start: 'yinsh/standard turn=b',
  last: ['e5-e9'],
  before: POSITION,
};

/** Two turns, `d7-g7` and `g6-c2`; the opponent answers `f3-f10`. */
function step(moves: readonly string[], help?: PuzzleHelp): PuzzleStep {
  const solution = ['d7-g7', 'g6-c2'];
  const n = moves.length;
  const right = moves.every((move, at) => move === solution[at]);
  const replies = n === 1 ? [made(1, 'f3-f10')] : [];
  const latest = n === 0 ? [made(1, 'e5-e9')] : [made(0, moves.at(-1) ?? ''), ...(right ? replies : [])];
  return {
    seat: 0,
    seats: 2,
    position: POSITION,
    decision: right && n < 2 ? { seat: 0, kind: 'move', legal: ['d7-g7', 'g6-c2', 'a2-a3'] } : null,
    last: latest.at(-1)?.move ?? null,
    latest,
    outcome: !right ? { is: 'wrong', refutation: [made(1, 'k7-k8')], chances: null } : n === 2 ? { is: 'solved' } : { is: 'going_on' },
    refused: null,
    help:
      help === undefined
        ? null
        : {
            piece: solution[n]?.slice(0, 2) ?? null,
            move: help === 'piece' ? null : (solution[n] ?? null),
            solution: help === 'solution' ? solution.slice(n).map((move) => made(0, move)) : [],
          },
  };
}

let sent: PuzzleDone[];
let requests: PuzzleRequest[];
const rated = (done: PuzzleDone): PuzzleRated => ({ solved: !done.helped, counted: done.mode !== 'streak' && done.mode !== 'again', before: BEGINNER, after: AFTER, puzzle: 1420 });

beforeEach(async () => {
  vi.spyOn(settings, 'reducedMotion', 'get').mockReturnValue(true);
  await setLanguage('en');
  await loadPuzzleTexts();
  session.me = null;
  sent = [];
  requests = [];
  vi.spyOn(puzzleApi, 'next').mockImplementation((_, request, known) => (requests.push({ ...request, ...known }), Promise.resolve(PUZZLE)));
  vi.spyOn(puzzleApi, 'one').mockImplementation((_, id) => (id === PUZZLE.id ? Promise.resolve(PUZZLE) : Promise.reject(new ApiError({ code: 'not_found' }))));
  vi.spyOn(puzzleApi, 'try').mockImplementation((_, __, moves, help) => Promise.resolve(step(moves, help)));
  vi.spyOn(puzzleApi, 'result').mockImplementation((_, __, done) => (sent.push(done), Promise.resolve(rated(done))));
});
afterEach(() => vi.restoreAllMocks());

const history = (): SolvedPuzzles => new SolvedPuzzles(() => Promise.resolve(new PuzzleMemory()));
async function begun(which: string, kept = history(), theme?: string): Promise<PuzzleModel> {
  const model = new PuzzleModel('yinsh', which, theme, kept);
  await model.load();
  return model;
}
/** What follows an end is counted meanwhile. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a puzzle', () => {
  it('begins after the last turn of the opponent', async () => {
    const model = await begun('training');
    expect([model.run.phase, model.run.last, model.lastTurn, model.legal.length]).toEqual(['asked', 'e5-e9', 'e5-e9', 3]);
    expect(puzzleWords(model, PUZZLE)).toEqual({ above: 'Your turn', title: 'Win in two turns.', text: 'Whatever your opponent plays.' });
    expect(spoken(model, PUZZLE)).toContain('Opponent: e5 to e9. Your turn');
  });

  it('is solved turn by turn, and counts', async () => {
    const kept = history();
    const model = await begun('training', kept);
    await model.run.play('d7-g7');
    expect([model.run.phase, model.run.last, puzzleWords(model, PUZZLE).above]).toEqual(['asked', 'f3-f10', 'Right! Keep going.']);
    await model.run.play('g6-c2');
    await settled();
    expect([model.run.phase, model.end, model.change, model.rating]).toEqual(['solved', { solved: true, helped: false, known: false }, 40, 1540]);
    expect(sent).toEqual([{ mode: 'training', moves: ['d7-g7', 'g6-c2'], helped: false, mine: BEGINNER }]);
    expect(model.solution).toBe('d7-g7, then g6-c2');
    expect(model.analysis).toBe('/study/yinsh?position=yinsh%2Fstandard+turn%3Db&moves=e5-e9+d7-g7+f3-f10+g6-c2#1');
    expect(kept.attempt('yinsh', PUZZLE.id)).toMatchObject({ solved: true, again: false, keptFor: null });
  });

  it('answers a wrong turn with what follows from it, counts that once, and can be tried again', async () => {
    const kept = history();
    const model = await begun('training', kept);
    await model.run.play('d7-g7');
    await model.run.play('a2-a3');
    await settled();
    expect([model.run.phase, model.run.last, puzzleWords(model, PUZZLE).text]).toEqual(['wrong', 'k7-k8', 'The reply: k7-k8.']);
    expect([sent.map(({ moves }) => moves), kept.failed('yinsh')]).toEqual([[['d7-g7', 'a2-a3']], [PUZZLE.id]]);
    await model.run.retry();
    expect([model.run.phase, model.run.moves]).toEqual(['asked', ['d7-g7']]);
    await model.run.play('g6-c2');
    await settled();
    expect([model.run.phase, sent.length, model.end?.solved, kept.failed('yinsh')]).toEqual(['solved', 1, false, [PUZZLE.id]]);
  });

  it('is helped with the piece, then with the move, and then does not count as solved', async () => {
    const model = await begun('training');
    await model.run.hint();
    expect([model.shownPiece, model.shownMove, hintWords(model)]).toEqual(['d7', undefined, 'Look at d7.']);
    await model.run.hint();
    expect([model.shownPiece, model.shownMove]).toEqual([undefined, 'd7-g7']);
    await model.run.play('d7-g7');
    expect(model.run.help).toBeUndefined();
    await model.run.play('g6-c2');
    await settled();
    expect([model.end, sent[0]?.helped, puzzleWords(model, PUZZLE).above]).toEqual([{ solved: false, helped: true, known: false }, true, 'Solved with help']);
  });

  it('shows its solution from the last position that was right', async () => {
    const model = await begun('training');
    await model.run.play('d7-g7');
    await model.run.play('a2-a3');
    await model.run.solve();
    await settled();
    expect([model.run.phase, model.solution, sent.length]).toEqual(['shown', 'd7-g7, then g6-c2', 1]);
  });

  it('counts no second time', async () => {
    const kept = history();
    const first = await begun('training', kept);
    await first.run.solve();
    await settled();
    const second = await begun(PUZZLE.id, kept);
    await second.run.play('a2-a3');
    await settled();
    expect([sent.length, second.end?.known]).toEqual([1, true]);
  });

  it('is counted here where no server is reached', async () => {
    vi.spyOn(puzzleApi, 'result').mockRejectedValue(new ApiError({ code: 'unavailable' }, true));
    const here = vi.spyOn(puzzleApi, 'resultHere').mockImplementation((_, __, done) => Promise.resolve(rated(done)));
    session.me = { id: 'Somebody0000', name: 'Ada', guest: false } as typeof session.me;
    vi.spyOn(puzzleApi, 'mine').mockResolvedValue({ games: [] });
    const kept = history();
    const model = await begun('training', kept);
    await model.run.play('a2-a3');
    await settled();
    expect([here.mock.calls.length, model.change, kept.notKeptFor('Somebody0000').length]).toEqual([1, 40, 1]);
  });
});

describe('the ways to solve', () => {
  it('are read from addresses', () => {
    expect([modeIn('daily', undefined), modeIn('training', undefined), modeIn('training', 'two_rows'), modeIn('k3f9a1bc', undefined)]).toEqual(['daily', 'training', 'theme', undefined]);
    expect(today(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  });

  it('ask for what fits', async () => {
    const kept = history();
    const daily = await begun('daily', kept);
    await daily.run.solve();
    await settled();
    for (const [which, theme] of [['training', undefined], ['training', 'two_rows'], ['streak', undefined], ['again', undefined]] as const) await begun(which, kept, theme);
    expect(requests).toEqual([
      { mode: 'daily', date: today() },
      { mode: 'training', rating: AFTER.rating, seen: [PUZZLE.id] },
      { mode: 'theme', theme: 'two_rows', rating: AFTER.rating, seen: [PUZZLE.id] },
      { mode: 'streak', solved: 0, seen: [PUZZLE.id] },
      { mode: 'again', failed: [PUZZLE.id] },
    ]);
  });

  it('lead a streak on until the first mistake; where to look may be shown', async () => {
    const kept = history();
    const model = await begun('streak', kept);
    await model.run.hint();
    await model.run.play('d7-g7');
    await model.run.play('g6-c2');
    await settled();
    expect([model.streak, model.goesOn]).toEqual([1, true]);
    await model.next();
    await model.run.play('a2-a3');
    await settled();
    expect([model.isStreakOver, model.streak, model.best, kept.standing('yinsh').streak]).toEqual([true, 1, 1, 0]);
    await model.next();
    expect(model.streak).toBe(0);
  });

  it('free a failed one when it is solved at last', async () => {
    const kept = history();
    const failed = await begun('training', kept);
    await failed.run.solve();
    await settled();
    const again = await begun('again', kept);
    await again.run.play('d7-g7');
    await again.run.play('g6-c2');
    await settled();
    expect([kept.failed('yinsh'), sent.map(({ mode }) => mode)]).toEqual([[], ['training', 'again']]);
  });

  it('say when there is nothing left, and when there is no such puzzle', async () => {
    vi.spyOn(puzzleApi, 'next').mockRejectedValue(new ApiError({ code: 'not_found' }));
    expect([(await begun('again')).none, (await begun('nosuch')).none]).toEqual([true, false]);
  });
});
