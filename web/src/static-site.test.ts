import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POLICY } from '../static-site.ts';

describe('the page of a site without a server', () => {
  it('has the content policy of the pages of a server', () => {
    const source = readFileSync(new URL('../../crates/server/src/http/security.rs', import.meta.url), 'utf8');
    const [, written = ''] = /"(default-src 'self';.*?)"\n/s.exec(source) ?? [];
    // What depends on the host, the line breaks of the source, and what a page cannot say about itself.
    const served = written.replace('{socket}', '').replace(/\\\n\s*/g, '').replace("; frame-ancestors 'none'", '');
    expect(served).toBe(POLICY);
  });
});
