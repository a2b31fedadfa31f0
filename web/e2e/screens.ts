// Every screen of the app, with something on it: one table, which the checks of accessibility and of reach walk through and which the
// screenshots show. Anyone who adds a screen adds a line.
//
// The one thing to know: a screen counts as open when what matters on it is there, and the same each time on a staged server.

import { request as apiRequest, expect, type APIRequestContext, type Page } from '@playwright/test';
import type { PieceSet } from '../src/settings.svelte.ts';
import type { ClubList, Conversation, Games, MadeClub, MadeStudy, MadeTournament, Me, Puzzle, TournamentCommand, TournamentList } from '../src/wire/types.ts';
import { ask, openTable } from './server.ts';
import { Chooser, mouse, offered, playOn } from './player.ts';

export interface Screen {
  readonly name: string;
  /** It tells more and more while one looks on, and moves what lies below. */
  readonly grows?: true;
  open(page: Page): Promise<void>;
}

/** In the middle of things: markers of both colours, and White can make a row by moving the ring from e8. */
const YINSH = 'yinsh/standard board=4/1R5/3m1M2/2mM5/2mMMMMR2/1mr1M4/3m2r3/2mMR3r/1M1m4/r2M2R/2r1 turn=w phase=move removed=1,0';
const YINSH_ROW = 'yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0';
const MARIE = { name: 'Marie', password: 'a few random words' };
/** A whole game of blitz: White walks up the column e, and Black looks on. */
const YINSH_BLITZ = 'e2 a2 f3 b6 g4 d1 h5 k7 i6 j10 e2-e3 a2-a3 e3-e4 a3-a4 e4-e5 a4-a5 e5-e6 k7-k8 e6-e7 xe2-e6 xf3';
const LYNGK = 'lyngk/standard layout=wribgkribgkribgkribgwkribgkribgkribgkribgwk';

async function heading(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function table(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await offered(page, 0);
}

async function study(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Saves a study with a comment, a glyph, a variation and an arrow. */
async function savedStudy(page: Page): Promise<string> {
  const nodes = [
    { depth: 0, seat: 0, move: '', comment: 'Where to begin?' },
    { depth: 1, seat: 0, move: 'e5', glyph: '!', comment: 'The middle.', shapes: [{ from: 'e5', to: 'e9', colour: 'green' }] },
    { depth: 2, seat: 1, move: 'f6' },
    { depth: 1, seat: 0, move: 'a2', glyph: '?!' },
  ];
  const chapters = [{ id: 'aaaaaaaaaaaa', name: 'First rings', start: 'yinsh/standard', nodes }];
  const { request } = page.context();
  const headers = { origin: new URL((await request.get('/api/me')).url()).origin };
  const answer = await request.post('/api/studies', { headers, data: { name: 'Openings', chapters } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as MadeStudy).study;
}

/** A tournament that the person here organises: with so many others it has begun, and else that person plays in it. */
async function tournament(page: Page, others: number): Promise<string> {
  const { request } = page.context();
  const headers = { origin: new URL((await request.get('/api/me')).url()).origin };
  const table = { game: 'yinsh', variant: 'standard', players: 2, clock: { kind: 'fischer', initial_s: 600, increment_s: 5 } };
  const settings = { name: 'Autumn open', description: 'Three rounds, all welcome.', format: { kind: 'swiss', rounds: 3 }, table, starts_unix_ms: Date.now() + 3_600_000 };
  const { tournaments } = (await (await request.get('/api/tournaments?mine=true')).json()) as TournamentList;
  const known = tournaments.find(({ state }) => state === (others > 0 ? 'running' : 'announced'));
  if (known) return known.id;
  const made = await request.post('/api/tournaments', { headers, data: { settings } });
  if (!made.ok()) throw new Error(await made.text());
  const { tournament: id } = (await made.json()) as MadeTournament;
  const ask = async (by: APIRequestContext, command: TournamentCommand): Promise<void> => {
    const answer = await by.post(`${headers.origin}/api/tournaments/${id}/ask`, { headers, data: { command } });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  if (others === 0) await ask(request, { do: 'enter' });
  for (let n = 0; n < others; n += 1) {
    const other = await apiRequest.newContext();
    await ask(other, { do: 'enter' });
    await other.dispose();
  }
  if (others > 0) await ask(request, { do: 'start' });
  return id;
}

/** A club of Marie's with a message, a season and a tournament. */
async function club(page: Page): Promise<string> {
  const { request } = page.context();
  const headers = { origin: new URL((await request.get('/api/me')).url()).origin };
  const { clubs } = (await (await request.get('/api/clubs?mine=true')).json()) as ClubList;
  if (clubs[0]) return clubs[0].club;
  const made = await request.post('/api/clubs', { headers, data: { name: 'Thursday club', description: 'We meet every Thursday at eight.', admission: 'request', listed: true } });
  if (!made.ok()) throw new Error(await made.text());
  const { club: id } = (await made.json()) as MadeClub;
  const send = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(path, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  await send(`/api/clubs/${id}/chat`, { text: 'Who is in on Thursday?' });
  await send(`/api/clubs/${id}/seasons`, { name: 'Winter', begins_unix_ms: Date.now() - 1_000, ends_unix_ms: Date.now() + 90 * 24 * 3_600_000 });
  const table = { game: 'lyngk', variant: 'standard', players: 2, clock: { kind: 'fischer', initial_s: 600, increment_s: 5 } };
  await send('/api/tournaments', { settings: { name: 'Club evening', format: { kind: 'arena', minutes: 60 }, table, starts_unix_ms: Date.now() + 3_600_000 }, club: id });
  return id;
}

const FRIEND = { name: 'Ben-Friend', password: MARIE.password };

/** A friend of Marie's; the two have written to each other, and there is something new. */
async function friend(page: Page): Promise<string> {
  const { request } = page.context();
  const me = await request.get('/api/me');
  const origin = new URL(me.url()).origin;
  const marie = ((await me.json()) as Me).person?.id;
  const other = await apiRequest.newContext({ baseURL: origin });
  const post = async (from: typeof request, path: string, data: unknown) => from.post(path, { headers: { origin }, data });
  if (!(await post(other, '/api/account', FRIEND)).ok()) await post(other, '/api/account/sign-in', FRIEND);
  const id = ((await (await other.get('/api/me')).json()) as Me).person?.id ?? '';
  await post(request, '/api/follows', { person: id });
  await post(other, '/api/follows', { person: marie });
  const said = ((await (await request.get(`/api/messages/${id}`)).json()) as Conversation).messages;
  if (said.length === 0) {
    await post(other, `/api/messages/${marie}`, { text: 'That was a close game!' });
    await post(other, `/api/messages/${marie}`, { text: 'I only saw your third row when it was too late. Shall we play another one on Thursday, perhaps with a little more time on the clock?' });
    await post(request, `/api/messages/${id}`, { text: 'Gladly.\nThursday at eight?' });
    await post(request, `/api/messages/${id}`, { text: 'I’ll open the table.' });
  }
  await post(other, `/api/messages/${marie}`, { text: 'Perfect, see you then!' });
  await other.dispose();
  return id;
}

/** A slow game in which another one has to move: what may come is being thought out. */
async function planning(page: Page): Promise<void> {
  const path = await openTable(page, { clock: { kind: 'correspondence', days: 3 }, order: 'fixed' }, ['me', 'open']);
  const other = await apiRequest.newContext();
  const origin = new URL((await page.context().request.get('/api/me')).url()).origin;
  const sits = await other.post(`${origin}/api/tables/${path.split('/')[2]}/ask`, { headers: { origin }, data: { key: 'sit', command: { do: 'sit' } } });
  if (!sits.ok()) throw new Error(await sits.text());
  await other.dispose();
  await play(page, path, 0, 'e5');
  const lines = { number: 1, lines: [['f6', 'g7'], ['d4', 'g7', 'c3', 'h8']] };
  const planned = await page.context().request.post(`/api${path.replace('table', 'tables')}/plan`, { headers: { origin }, data: lines });
  if (!planned.ok()) throw new Error(await planned.text());
  await page.goto(path);
  await page.getByRole('button', { name: 'Planned moves' }).click();
  await expect(page.getByRole('region', { name: 'Planned moves' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Plan moves' }).click();
  await page.locator('[role="gridcell"][data-point="f7"].target').click();
  await expect(page.locator('[role="gridcell"][data-point="g5"].target')).toBeAttached();
}

/** A puzzle of which one's own turn is asked. */
async function puzzle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
}

/** The same one every day. */
async function somePuzzle(page: Page, game: string): Promise<void> {
  const { request } = page.context();
  const origin = new URL((await request.get('/api/me')).url()).origin;
  const answer = await request.post(`/api/puzzles/${game}/next`, { headers: { origin }, data: { mode: 'daily', date: '2026-11-19' } });
  const { id } = (await answer.json()) as Puzzle;
  await puzzle(page, `/puzzles/${game}/${id}`);
}

/** The engine at work, where there is one, with everything that it can show. */
async function analysed(page: Page): Promise<void> {
  await study(page, `/study/yinsh?position=${encodeURIComponent(YINSH)}`);
  const engine = page.getByRole('switch', { name: 'Engine' });
  if (await engine.isDisabled()) return;
  await engine.check();
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('5');
  await page.getByRole('checkbox', { name: 'Threats' }).check();
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(5);
}

/** A review that is done, at the move with which Black lost. */
async function reviewed(page: Page): Promise<void> {
  // An address that differs in nothing would not be opened again.
  await page.goto('about:blank');
  await study(page, `/study/yinsh?position=yinsh%2Fblitz&moves=${YINSH_BLITZ.replaceAll(' ', '+')}#18`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('button', { name: /^Practise mistakes \([1-9]/ })).toBeEnabled();
}

/** Signs in as Marie, who has an account from the first time on. */
async function signIn(page: Page): Promise<void> {
  const { request } = page.context();
  const known = await request.get('/api/me');
  if (((await known.json()) as Me).person?.name === MARIE.name) return;
  const headers = { origin: new URL(known.url()).origin };
  const made = await request.post('/api/account', { headers, data: MARIE });
  if (made.ok()) return;
  const answer = await request.post('/api/account/sign-in', { headers, data: MARIE });
  if (!answer.ok()) throw new Error(`Marie cannot sign in: ${await answer.text()}`);
}

async function play(page: Page, path: string, seat: number, ...moves: readonly string[]): Promise<void> {
  for (const [number, move] of moves.entries()) await ask(page, path, seat, { do: 'play', move, number });
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', open: (page) => heading(page, '/') },
  {
    name: 'home-again',
    // Somebody who has played here.
    async open(page) {
      await page.addInitScript(() => localStorage.setItem('trilynx-last-game', '"lyngk"'));
      await heading(page, '/');
      await expect(page.getByRole('region', { name: 'Puzzle of the day' }).getByText(/LYNGK · (Win|Find)/)).toBeVisible();
    },
  },
  { name: 'lost', open: (page) => heading(page, '/no/such/page') },
  { name: 'play-yinsh', open: (page) => heading(page, '/play/yinsh') },
  {
    name: 'play-linko-friend',
    async open(page) {
      await heading(page, '/play/linko');
      await page.getByText('A friend', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Create invite link' })).toBeVisible();
    },
  },
  {
    name: 'lobby',
    async open(page) {
      await openTable(page, { game: 'lyngk', private: false }, ['me', 'open']);
      await heading(page, '/lobby');
      await expect(page.getByRole('link', { name: 'Take a seat' }).first()).toBeVisible();
    },
  },
  {
    name: 'players',
    // What is found pushes the rest down.
    grows: true,
    async open(page) {
      await signIn(page);
      await heading(page, '/players');
      await page.getByRole('searchbox', { name: 'Find a player' }).fill(MARIE.name.slice(0, 3));
      await expect(page.getByRole('list', { name: 'Find a player' }).getByRole('link', { name: MARIE.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    },
  },
  { name: 'rules-yinsh', open: (page) => heading(page, '/rules/yinsh') },
  { name: 'rules-linko', open: (page) => heading(page, '/rules/linko') },
  { name: 'learn', open: (page) => heading(page, '/learn') },
  { name: 'learn-yinsh', open: (page) => heading(page, '/learn/yinsh') },
  {
    name: 'lesson-yinsh-missed',
    async open(page) {
      await page.goto('/learn/yinsh/row');
      await mouse.pressPoint(page, 'e8');
      await mouse.pressPoint(page, 'e3');
      await expect(page.getByText('Not quite.')).toBeVisible();
    },
  },
  {
    name: 'lesson-lyngk',
    async open(page) {
      await page.goto('/learn/lyngk/claim');
      await expect(page.locator('.claims button:visible')).toHaveCount(5);
    },
  },
  {
    name: 'lesson-linko',
    async open(page) {
      await page.goto('/learn/linko/safe');
      await expect(page.locator('.hand button')).not.toHaveCount(0);
    },
  },
  {
    name: 'puzzles',
    async open(page) {
      await heading(page, '/puzzles');
      await expect(page.getByRole('link', { name: 'Solve YINSH' })).toBeVisible();
    },
  },
  {
    name: 'puzzles-yinsh',
    async open(page) {
      await heading(page, '/puzzles/yinsh');
      await expect(page.getByRole('region', { name: 'Themes' })).toBeVisible();
    },
  },
  { name: 'puzzle-yinsh', open: (page) => somePuzzle(page, 'yinsh') },
  { name: 'puzzle-lyngk-streak', open: (page) => puzzle(page, '/puzzles/lyngk/streak') },
  { name: 'puzzle-linko', open: (page) => somePuzzle(page, 'linko') },
  {
    name: 'puzzle-yinsh-shown',
    async open(page) {
      await somePuzzle(page, 'yinsh');
      await page.getByRole('button', { name: 'Solution', exact: true }).click();
      await expect(page.locator('.task.shown')).toBeVisible();
    },
  },
  {
    name: 'studies',
    async open(page) {
      await savedStudy(page);
      await heading(page, '/studies');
      await expect(page.getByRole('heading', { name: 'My studies' })).toBeVisible();
    },
  },
  {
    name: 'studies-saved',
    async open(page) {
      await study(page, `/studies/${await savedStudy(page)}`);
      await page.getByRole('button', { name: 'Edit chapters' }).click();
    },
  },
  {
    name: 'clubs',
    async open(page) {
      await signIn(page);
      await club(page);
      await heading(page, '/clubs');
      await expect(page.getByRole('heading', { name: 'My clubs' })).toBeVisible();
      await page.locator('summary').filter({ hasText: 'New club' }).click();
    },
  },
  {
    name: 'club',
    async open(page) {
      await signIn(page);
      await heading(page, `/clubs/${await club(page)}`);
      await expect(page.getByText('Who is in on Thursday?')).toBeVisible();
      await page.getByRole('tab', { name: 'Members' }).click();
      await expect(page.getByRole('tabpanel').getByRole('link', { name: MARIE.name })).toBeVisible();
    },
  },
  {
    name: 'tournaments',
    async open(page) {
      await tournament(page, 0);
      await heading(page, '/tournaments');
      await page.locator('summary').filter({ hasText: 'New tournament' }).click();
      await expect(page.getByRole('heading', { name: 'My tournaments' })).toBeVisible();
    },
  },
  {
    name: 'tournament',
    async open(page) {
      const id = await tournament(page, 4);
      await heading(page, `/tournaments/${id}`);
      await expect(page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
    },
  },
  { name: 'settings', open: (page) => heading(page, '/settings') },
  { name: 'mail', open: (page) => heading(page, '/mail/confirm#abcd-2345-efgh-6789') },
  {
    name: 'notices',
    async open(page) {
      await signIn(page);
      await heading(page, '/notices');
      await expect(page.getByRole('group', { name: 'Notify me about' })).toBeVisible();
    },
  },
  {
    name: 'messages',
    async open(page) {
      await signIn(page);
      await friend(page);
      await heading(page, '/messages');
      await expect(page.getByRole('main').getByRole('link', { name: FRIEND.name })).toBeVisible();
    },
  },
  {
    name: 'conversation',
    async open(page) {
      await signIn(page);
      const id = await friend(page);
      await page.goto(`/messages/${id}`);
      await expect(page.getByRole('log').getByText('see you then').last()).toBeVisible();
      await page.getByRole('textbox').fill('Until then!');
    },
  },
  { name: 'about', open: (page) => heading(page, '/about') },
  {
    name: 'account',
    async open(page) {
      await page.context().clearCookies();
      await heading(page, '/account');
      await expect(page.getByLabel('Password').first()).toBeVisible();
    },
  },
  {
    name: 'account-own',
    async open(page) {
      await signIn(page);
      await heading(page, '/account');
      await expect(page.getByRole('main').getByText(MARIE.name).first()).toBeVisible();
    },
  },
  {
    name: 'people',
    async open(page) {
      await signIn(page);
      const { games } = (await (await page.context().request.get('/api/games?player=me')).json()) as Games;
      if (games.length === 0) {
        const path = await openTable(page, { start: YINSH_ROW, private: false }, ['me', { bot: 'level1' }]);
        await ask(page, path, null, { do: 'play', move: 'e9-e10', number: 0 });
        await ask(page, path, null, { do: 'resign' });
      }
      await heading(page, `/people/${MARIE.name}`);
      await expect(page.getByRole('link', { name: 'Replay' }).first()).toBeVisible();
    },
  },
  { name: 'table-waiting', open: async (page) => heading(page, await openTable(page, { game: 'lyngk' }, ['me', 'open'])) },
  { name: 'table-yinsh', open: async (page) => table(page, await openTable(page, { start: YINSH }, ['me', { bot: 'level3' }])) },
  { name: 'table-yinsh-plan', open: planning },
  {
    name: 'table-yinsh-picked',
    async open(page) {
      await table(page, await openTable(page, { start: YINSH }, ['me', 'me']));
      await mouse.pressPoint(page, 'e8');
      await expect(page.locator('[role="gridcell"].target')).not.toHaveCount(0);
    },
  },
  {
    name: 'table-yinsh-refused',
    async open(page) {
      await table(page, await openTable(page, { start: YINSH }, ['me', 'me']));
      await mouse.pressPoint(page, 'e8');
      await mouse.pressPoint(page, 'g6');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'table-yinsh-over',
    async open(page) {
      const path = await openTable(page, { variant: 'blitz', start: YINSH_ROW.replace('standard', 'blitz') }, ['me', 'me']);
      await play(page, path, 0, 'e9-e10', 'xe5-e9', 'xe10');
      await table(page, path);
    },
  },
  {
    name: 'replay',
    async open(page) {
      const path = await openTable(page, { variant: 'blitz', start: YINSH_ROW.replace('standard', 'blitz') }, ['me', 'me']);
      await play(page, path, 0, 'e9-e10', 'xe5-e9', 'xe10');
      await page.goto(path.replace('table', 'replay'));
      await expect(page.getByRole('grid').or(page.getByRole('main').getByRole('img')).first()).toBeVisible();
    },
  },
  { name: 'study', open: (page) => study(page, '/study/lyngk') },
  { name: 'study-engine', open: analysed },
  { name: 'study-review', grows: true, open: reviewed },
  {
    name: 'study-try-again',
    grows: true,
    async open(page) {
      await reviewed(page);
      await page.getByRole('button', { name: /^Practise mistakes/ }).click();
      await expect(page.getByText('What would you play?')).toBeVisible();
    },
  },
  { name: 'table-lyngk', open: async (page) => table(page, await openTable(page, { game: 'lyngk', start: LYNGK }, ['me', { bot: 'level3' }])) },
  {
    name: 'table-lyngk-stacks',
    async open(page) {
      await page.goto(await openTable(page, { game: 'lyngk', start: LYNGK }, ['me', 'me']));
      await playOn(page, mouse, new Chooser(2), (offer) => offer.moves >= 16);
    },
  },
  {
    name: 'table-linko-curtain',
    async open(page) {
      await page.goto(await openTable(page, { game: 'linko', players: 3 }, ['me', 'me', 'me']));
      await playOn(page, mouse, new Chooser(4), (offer) => offer.moves > 0 && offer.curtain);
    },
  },
  {
    name: 'table-linko',
    async open(page) {
      await page.goto(await openTable(page, { game: 'linko', players: 2 }, ['me', { bot: 'level2' }]));
      await playOn(page, mouse, new Chooser(4), (offer) => offer.moves >= 10 && offer.cards > 0);
    },
  },
  {
    name: 'table-linko-five',
    async open(page) {
      const bot = { bot: 'level2' };
      await page.goto(await openTable(page, { game: 'linko', players: 5 }, ['me', bot, bot, bot, bot]));
      await playOn(page, mouse, new Chooser(4), (offer) => offer.moves >= 20 && offer.answers > 0);
    },
  },
];

export const THEMES = ['light', 'dark'] as const;
export const SETS = ['slate', 'oak', 'paper', 'night'] as const satisfies readonly PieceSet[];
