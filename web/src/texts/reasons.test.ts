import { expect, it } from 'vitest';
import { kebab, refusedWords, sentence } from './reasons.ts';
import { speak } from './texts.svelte.ts';

it('names become parts of message ids', () => {
  expect(kebab('PlacedOnPiece')).toBe('placed-on-piece');
  expect(kebab('not_your_turn')).toBe('not-your-turn');
  expect(kebab('RowNotFive')).toBe('row-not-five');
});

it('parts of sentences become whole ones', () => {
  expect(sentence('no ring there')).toBe('No ring there.');
  expect(sentence('Already whole.')).toBe('Already whole.');
  expect(sentence('über')).toBe('Über.');
  expect(sentence('d4 is empty')).toBe('d4 is empty.');
});

it('players are called by name in a refusal, or counted from one', async () => {
  const fields = { attacker: 'player 3', set: '4+X', owner: 'player 1' };
  const reason = { code: 'rule', clause: 'LINKO 6', kind: 'AttackUndecided', fields, message: 'English' } as const;
  await speak('en');
  expect(refusedWords(reason)).toBe('Player 3 must first decide whether to take or leave 4+X, which player 1 has laid.');
  expect(refusedWords(reason, ['Ada', 'Bob', undefined])).toBe('Player 3 must first decide whether to take or leave 4+X, which Ada has laid.');
  await speak('fr');
  expect(refusedWords(reason, [undefined, undefined, 'Ada'])).toBe('Ada doit d’abord choisir de prendre ou de laisser 4+X, combinaison posée par le joueur 1.');
});
