// Phrases that can be said with one press, and that everybody reads in their own language.
//
// The one thing to know: what is sent is the English sentence. A client that knows it shows its own language's; any other shows English.

import { t } from './texts.svelte.ts';

export const PHRASES = {
  hello: 'Hello! Have fun!',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move!',
  thinking: 'Let me think…',
  oops: 'Oops!',
  'good-game': 'Good game!',
  thanks: 'Thanks for the game!',
  rematch: 'Another one?',
  sorry: 'Sorry, I have to go.',
} as const;

export type Phrase = keyof typeof PHRASES;

const BY_TEXT: ReadonlyMap<string, Phrase> = new Map((Object.keys(PHRASES) as Phrase[]).map((id) => [PHRASES[id], id]));

/** What is useful to say before the end, and after it. */
export function phrasesFor(over: boolean): readonly Phrase[] {
  return over ? ['good-game', 'thanks', 'rematch', 'sorry'] : ['hello', 'good-luck', 'nice-move', 'thinking', 'oops', 'sorry'];
}

/** A line of chat as it is read here. */
export function shownLine(text: string): string {
  const phrase = BY_TEXT.get(text);
  return phrase === undefined ? text : t(`phrase-${phrase}`);
}
