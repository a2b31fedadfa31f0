import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compile, messageFiles } from '../../catalogues.ts';
import { PHRASES, phrasesFor, shownLine, type Phrase } from './phrases.ts';
import { LANGUAGES, setLanguage } from './texts.svelte.ts';

afterEach(() => setLanguage('en'));

describe('phrases', () => {
  it('are sent as their English sentences', () => {
    const english = compile(messageFiles('en').map((path) => readFileSync(path, 'utf8')).join('\n'));
    for (const [id, text] of Object.entries(PHRASES)) expect(english.get(`phrase-${id}`)).toBe(text);
  });

  it('are read in every language, and other text as it was written', async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(shownLine(PHRASES['good-game'])).not.toBe('phrase-good-game');
      expect(shownLine(PHRASES['good-game']) === PHRASES['good-game']).toBe(language === 'en');
      expect(shownLine('Good game, dear')).toBe('Good game, dear');
    }
  });

  it('are all offered, in the game or after it', () => {
    const offered = new Set<Phrase>([...phrasesFor(false), ...phrasesFor(true)]);
    expect([...offered].sort()).toEqual((Object.keys(PHRASES) as Phrase[]).sort());
  });
});
