// Facts of the program. Made by `cargo xtask gen` from its constants; a test of crates/server fails when this file is stale.

/** What each game is like. Of lists the first is the default; bots stand in the order of their strength. */
export const FACTS = {
  yinsh: { players: [2], variants: ['standard', 'blitz'], hidesCards: false, hasMatches: false, bots: ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8', 'level9', 'level10', 'search'] },
  lyngk: { players: [2], variants: ['standard', 'six'], hidesCards: false, hasMatches: false, bots: ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8', 'level9', 'level10', 'search'] },
  linko: { players: [2, 3, 4, 5], variants: ['standard'], hidesCards: true, hasMatches: true, bots: ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8', 'level9', 'level10', 'search'] },
} as const;

/** The languages, and what each calls itself. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
} as const;

/** The limits of the server. Lengths are in bytes. */
export const LIMITS = {
  idLength: 12,
  chat: 400,
  chatLinesKept: 100,
  studiedMoves: 1000,
  plannedLines: 20,
  plannedMoves: 24,
  rounds: 10,
  shortestName: 3,
  longestName: 20,
  shortestPassword: 8,
  longestPassword: 128,
  tokenLabel: 60,
  passkeys: 10,
} as const;
