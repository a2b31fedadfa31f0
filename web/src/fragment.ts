// Addresses of screens on a site without a server: `#/about#privacy` after the address of the one page. A plain file server has only that page,
// so whatever says which screen is shown must stand where no server looks.

/** The parts of an address that say which screen is shown. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function toFragment(path: string): string {
  return `#${path}`;
}

/** What a fragment says; nothing if it names no screen. */
export function fromFragment(fragment: string): Place | undefined {
  const [, pathname, search = '', hash = ''] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/s.exec(fragment) ?? [];
  return pathname === undefined ? undefined : { pathname, search, hash };
}
