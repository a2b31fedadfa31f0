import { describe, expect, it } from 'vitest';
import { clauseLink, linkTo, readRoute, type Route } from './route.svelte.ts';

describe('links', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'play', game: 'linko' },
    { screen: 'table', table: 'abcDEF012345' },
    { screen: 'replay', table: 'abcDEF012345', game: undefined, at: undefined, review: false },
    { screen: 'replay', table: 'abcDEF012345', game: 2, at: 23, review: true },
    { screen: 'replay', table: 'abcDEF012345', game: undefined, at: undefined, review: false, analysis: true },
    { screen: 'study', game: 'yinsh', search: '?moves=d5+e7', hash: '#1' },
    { screen: 'studies' },
    { screen: 'players' },
    { screen: 'saved', study: 'abcDEF012345', chapter: undefined, node: undefined },
    { screen: 'saved', study: 'abcDEF012345', chapter: '012345abcDEF', node: 'af63bd4c8601b7df' },
    { screen: 'lobby' },
    { screen: 'rules', game: 'lyngk', clause: 'E7' },
    { screen: 'rules', game: 'yinsh', clause: undefined },
    { screen: 'settings' },
    { screen: 'account' },
    { screen: 'messages', person: undefined },
    { screen: 'messages', person: 'abcDEF012345' },
    { screen: 'mail', act: 'confirm', given: 'abcd-2345-efgh-6789' },
    { screen: 'mail', act: 'recover', given: 'Ada.abcd-2345-efgh-6789' },
    { screen: 'mail', act: 'unsubscribe', given: 'abcDEF012345.00ff' },
    { screen: 'people', name: 'Ada_L', search: '' },
    { screen: 'people', name: 'me', search: '?game=yinsh&outcome=won' },
    { screen: 'about', place: undefined },
    { screen: 'about', place: 'privacy' },
    { screen: 'learn', game: undefined },
    { screen: 'learn', game: 'yinsh' },
    { screen: 'lesson', game: 'lyngk', lesson: 'claim' },
    { screen: 'puzzles', game: undefined },
    { screen: 'puzzles', game: 'linko' },
    { screen: 'puzzle', game: 'yinsh', which: 'daily', theme: undefined },
    { screen: 'puzzle', game: 'yinsh', which: 'training', theme: 'two_rows' },
  ];

  it('are read as they are written', () => {
    for (const route of routes) {
      const url = new URL(linkTo(route), 'http://localhost');
      expect(readRoute(url.pathname, url.hash, url.search)).toEqual(route);
    }
  });

  it('lead nowhere where there is nothing', () => {
    const nowhere = [
      '/play/chess', '/table/short', '/table/abcdefghijk!', '/lobby/x', '/replay/short', '/study/chess',
      '/people', '/people/ab', '/people/-ada', '/people/A b c', '/a/b/c', '/else',
      '/messages/short', '/mail', '/mail/else', '/mail/confirm/x', '/studies/short', '/studies/abcDEF012345/short', '/studies/abcDEF012345/012345abcDEF/x',
      '/learn/chess', '/learn/yinsh/A', '/learn/yinsh/row/1',
      '/puzzles/chess', '/puzzles/yinsh/A', '/puzzles/yinsh/daily/1',
    ];
    for (const path of nowhere) {
      expect(readRoute(path, ''), path).toEqual({ screen: 'lost' });
    }
  });

  it('lead from a clause to its paragraph', () => {
    expect(clauseLink('LYNGK E7')).toBe('/rules/lyngk#E7');
    expect(clauseLink('LINKO 5')).toBe('/rules/linko#5');
    expect(clauseLink('nonsense')).toBeUndefined();
  });
});
