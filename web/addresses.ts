// Gives the links of components the addresses that they have on a site without a server: see src/address.ts.
import type { Plugin } from 'vite';
import { toFragment } from './src/fragment.ts';

/** What a server would answer stays as it is. */
const LINK = /(\shref=")(\/(?!api\/))/g;

export function linksInFragments(component: string): string {
  return component.replace(LINK, (_whole, before: string, path: string) => before + toFragment(path));
}

export function addresses(site: boolean): Plugin {
  return {
    name: 'trilynx-addresses',
    enforce: 'pre',
    transform: (code, id) => (site && id.endsWith('.svelte') ? { code: linksInFragments(code), map: null } : undefined),
  };
}
