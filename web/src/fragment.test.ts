import { describe, expect, it } from 'vitest';
import { linksInFragments } from '../addresses.ts';
import { fromFragment, toFragment } from './fragment.ts';

describe('addresses in fragments', () => {
  it('are read as they are written', () => {
    const paths = ['/', '/play/yinsh', '/study/yinsh?moves=d5+e7#1', '/replay/abcDEF012345?game=2&review#23', '/rules/lyngk#E7'];
    for (const path of paths) {
      const { pathname, search, hash } = new URL(path, 'https://example.org');
      const at = new URL(toFragment(path), 'https://example.org/some/folder/?from=mail');
      expect(at.pathname).toBe('/some/folder/');
      expect(fromFragment(at.hash)).toEqual({ pathname, search, hash });
    }
  });

  it('are no places in a page', () => {
    for (const fragment of ['', '#', '#main', '#?x', '#x/y']) expect(fromFragment(fragment)).toBeUndefined();
  });

  it('take the place of paths in components, but for those that only a server has', () => {
    expect(linksInFragments('<a class="x" href="/play/{game}">')).toBe('<a class="x" href="#/play/{game}">');
    expect(linksInFragments('<Card {line}\n  href="/" />')).toBe('<Card {line}\n  href="#/" />');
    for (const other of ['<a href="/api/openapi.json">', '<use href="#art-ring" />', '<a href="https://example.org/">', '<a href={link}>']) expect(linksInFragments(other)).toBe(other);
  });

  it('are missed by no link of a component', () => {
    const components = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
    expect(Object.keys(components).length).toBeGreaterThan(50);
    // A path in an expression is not found when components are compiled: `linkTo` or `addressOf` makes it an address.
    for (const [file, source] of Object.entries(components)) expect(source.match(/href(?:=\{[^}]*|:\s*)['"`]\//g), file).toBeNull();
  });
});
