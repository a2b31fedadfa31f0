// The texts of the lessons: a file a game and language, loaded when that game is learned, so that a first game does not wait for them.

import type { GameName } from '../wire/types.ts';
import { Catalogue } from './catalogue.ts';
import { language, type Language } from './texts.svelte.ts';

const FILES = import.meta.glob<string>('../../../locales/*/lessons/*.ftl', { query: '?texts', import: 'default' });

interface Loaded {
  readonly game: GameName;
  readonly language: Language;
  readonly catalogue: Catalogue;
}

let loaded: Loaded | undefined = $state.raw();

/** Loads the texts of a game's lessons in the current language. */
export async function loadLessonTexts(game: GameName): Promise<void> {
  const tag = language();
  if (loaded?.game === game && loaded.language === tag) return;
  const source = await FILES[`../../../locales/${tag}/lessons/${game}.ftl`]?.();
  if (source !== undefined && tag === language()) loaded = { game, language: tag, catalogue: new Catalogue(tag, source) };
}

/** A text of the lessons that were loaded last; nothing until they are loaded. */
export function lessonText(game: GameName, id: string): string | undefined {
  return loaded?.game === game ? loaded.catalogue.text(id) : undefined;
}

/** What is said to a legal move that was not asked for: of the step itself, or of the game where many steps say the same. */
export function answerText(game: GameName, lesson: string, step: number, answer: string): string | undefined {
  return lessonText(game, `${lesson}-${step}-${answer}`) ?? lessonText(game, `any-${answer}`);
}
