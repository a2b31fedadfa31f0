// The addresses of screens. A server answers every path with the page; on a site without one they stand in the fragment.
//
// The one thing to know: paths are written as a server knows them. `href="/…"` in components becomes such an address when they are compiled
// (addresses.ts); everything else that is to be opened, shown or shared goes through `addressOf`.

import { fromFragment, toFragment, type Place } from './fragment.ts';

/** The address of a path, to be used in a link. */
export const addressOf: (path: string) => string = IS_SITE ? toFragment : (path) => path;

/** What an address says about a screen; nothing if it is that of something else. */
export const readAddress: (address: Place) => Place | undefined = IS_SITE ? ({ hash }) => fromFragment(hash) : (address) => address;
