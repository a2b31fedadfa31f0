// What is said about a puzzle as it goes on: a word above, a headline, a sentence below.

import { percent } from '../texts/numbers.ts';
import { kebab } from '../texts/reasons.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';
import type { PuzzleModel } from './puzzle-model.svelte.ts';
import type { GameName, Puzzle, PuzzleGoal } from '../wire/types.ts';

export interface PuzzleWords {
  readonly above: string;
  readonly title: string;
  readonly text: string;
}

/** The name of a theme; a server may know one that this client has no words for. */
export function themeName(game: GameName, theme: string): string {
  return maybeText(`${game}-theme-${kebab(theme)}`) ?? theme.replaceAll('_', ' ');
}

export function goalTitle(goal: PuzzleGoal): string {
  switch (goal.is) {
    case 'win':
      return t('puzzle-goal-win', { turns: goal.turns });
    case 'defend':
      return t('puzzle-goal-defend');
    case 'best':
      return t('puzzle-goal-best');
  }
}

function goalText({ goal, players }: Puzzle): string {
  switch (goal.is) {
    case 'win':
      return players === 2 ? t('puzzle-goal-win-about') : t('puzzle-goal-win-about-many');
    case 'defend':
      return t('puzzle-goal-defend-about');
    case 'best':
      return t('puzzle-goal-best-about');
  }
}

function solvedTitle({ goal }: Puzzle): string {
  switch (goal.is) {
    case 'win':
      return t('puzzle-solved-win');
    case 'defend':
      return t('puzzle-solved-defend');
    case 'best':
      return t('puzzle-solved-best');
  }
}

function wrongText(model: PuzzleModel): string {
  const { outcome, punished } = model.run;
  const chances = outcome.is === 'wrong' ? outcome.chances : null;
  // The first of these is the wrong turn itself.
  const line = model.turns(punished).slice(1).join(', ');
  const follows = line === '' ? t('puzzle-wrong-plain') : t('puzzle-wrong-line', { line });
  return chances === null ? follows : `${follows} ${t('puzzle-chances', { best: percent(chances.best), second: percent(chances.second) })}`;
}

export function puzzleWords(model: PuzzleModel, puzzle: Puzzle): PuzzleWords {
  const { run } = model;
  switch (run.phase) {
    case 'before':
    case 'asked':
      return {
        above: run.phase === 'before' ? t('puzzle-before') : run.moves.length > 0 ? t('puzzle-go-on') : t('your-turn'),
        title: goalTitle(puzzle.goal),
        text: goalText(puzzle),
      };
    case 'wrong':
      return { above: t('puzzle-wrong'), title: t('puzzle-wrong-title'), text: wrongText(model) };
    case 'solved':
      return { above: model.end?.solved === false && model.end.helped ? t('puzzle-solved-helped') : t('puzzle-solved'), title: solvedTitle(puzzle), text: model.solution };
    case 'shown':
      return { above: t('puzzle-shown'), title: solvedTitle(puzzle), text: model.solution };
  }
}

/** What a screen reader hears: what the others played, what is asked, what came of it. */
export function spoken(model: PuzzleModel, puzzle: Puzzle): string {
  const { run, names, game, mine } = model;
  const says = (moves: typeof run.line): string[] =>
    moves.filter(({ seat }) => seat !== mine).map(({ seat, move }) => t('move-spoken', { name: names[seat] ?? '', move: game.words.played(move) }));
  const { above, title, text } = puzzleWords(model, puzzle);
  switch (run.phase) {
    case 'before':
      return '';
    case 'asked':
      return [...says(run.now?.latest ?? []), above, title, text, model.status, hintWords(model)].filter((part) => part !== '').join(' ');
    case 'wrong':
      return [above, ...says(run.punished), text].join(' ');
    case 'solved':
    case 'shown':
      return [above, title, text].join('. ');
  }
}

export function hintWords(model: PuzzleModel): string {
  if (model.shownMove !== undefined) return t('puzzle-hint-move', { move: model.game.words.move(model.shownMove) });
  if (model.shownPiece !== undefined) return t('puzzle-hint-piece', { piece: model.shownPiece });
  return '';
}
