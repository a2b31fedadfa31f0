import { expect, it } from 'vitest';
import { kebab, refusedWords, sentence } from './reasons.ts';
import type { Refused } from '../wire/types.ts';
import { LANGUAGES, setLanguage } from './texts.svelte.ts';

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
  await setLanguage('en');
  expect(refusedWords(reason)).toBe('Player 3 must first decide whether to take 4+X from player 1.');
  expect(refusedWords(reason, ['Ada', 'Bob', undefined])).toBe('Player 3 must first decide whether to take 4+X from Ada.');
  await setLanguage('fr');
  expect(refusedWords(reason, [undefined, undefined, 'Ada'])).toBe('Ada doit d’abord décider de prendre ou non 4+X, la combinaison posée par le joueur 1.');
});

const rule: Refused = { code: 'rule', clause: 'YINSH D2', kind: 'PlacedOnPiece', fields: { at: 'e7', piece: 'a black ring' }, message: 'English' };
const unread: Refused = { code: 'unreadable', kind: 'FieldValue', fields: { field: 'turn', about: 'English', example: 'w' }, found: 'x', message: 'English' };
const flaw: Refused = { code: 'unreadable', kind: 'Missing', fields: { key: 'Start' }, found: null, message: 'English' };
const stack: Refused = { code: 'impossible', clause: 'LYNGK E5', kind: 'RepeatedColour', fields: { stack: 'the stack at e5', colour: 'red' }, message: 'English' };
const taken: Refused = { code: 'impossible', clause: 'LYNGK E9', kind: 'TakenNotFive', fields: { stack: 'stack 2 taken by seat 1', height: '4' }, message: 'English' };

function inRecord(reason: Refused, line: number, at_move: number | null = null, text: string | null = null): Refused {
  return { code: 'record', line, at_move, text, reason, message: 'English' };
}

it('a record that cannot be opened is answered with line, move and the reason', async () => {
  await setLanguage('de');
  expect(refusedWords(inRecord(rule, 8, 4, 'e7'))).toBe(
    'Zeile 8, Zug 4 (e7): Ein Ring wird auf einen leeren Schnittpunkt gesetzt, und auf e7 liegt ein schwarzer Ring. [YINSH D2]',
  );
  expect(refusedWords(inRecord(unread, 2))).toBe('Zeile 2: „x“ verstehen wir hier nicht. Erwartet wird: das Feld turn in dieser Form: turn=w.');
  expect(refusedWords(inRecord(flaw, 3))).toBe('Zeile 3: Die Angabe Start fehlt.');
  expect(refusedWords(inRecord(stack, 2))).toBe('Zeile 2: Der Stapel auf e5 hat mehr als einen Stein in Rot. [LYNGK E5]');
  await setLanguage('fr');
  expect(refusedWords(inRecord(unread, 2))).toBe('Ligne 2\u{a0}: «\u{a0}x\u{a0}» est illisible ici. Attendu\u{a0}: le champ turn sous cette forme\u{a0}: turn=w.');
  await setLanguage('en');
  expect(refusedWords(inRecord(rule, 8, 4, 'e7'))).toBe('Line 8, move 4 (e7): A ring goes on an empty space, and there is a black ring on e7. [YINSH D2]');
});

it('nobody is told in English but who reads English', async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const reason of [rule, unread, flaw, stack, taken]) {
      const said = refusedWords(inRecord(reason, 1, 2));
      expect(said, language).not.toContain('English');
      if (language !== 'en') expect(said, language).not.toMatch(/\b(the|line|move|taken|red|black|expected)\b/i);
    }
  }
});
