// What the page of a site without a server says by itself, because a plain file server does not: its content security policy, and what is shown
// of a link to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { LOCALES, compile } from './catalogues.ts';
import { FACTS } from './src/wire/facts.ts';

/** As the server's pages have it (crates/server/src/http/security.rs), but for what only a header can say. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Where the site will be, if that is known: pictures of previews need whole addresses. */
const address = process.env['TRILYNX_SITE_URL'];

function preview(): HtmlTagDescriptor[] {
  const texts = compile(readFileSync(join(LOCALES, 'en/app.ftl'), 'utf8'));
  const title = Object.keys(FACTS).map((game) => texts.get(`game-${game}`)).join(' · ');
  const about = texts.get('home-lead') ?? '';
  const picture = address === undefined ? [] : [['og:image', new URL('icon-512.png', address).href], ['og:url', address]];
  const properties = [['og:site_name', 'Trilynx'], ['og:type', 'website'], ['og:title', title], ['og:description', about], ...picture];
  return [
    { tag: 'meta', attrs: { name: 'description', content: about } },
    ...properties.map(([property, content]) => ({ tag: 'meta', attrs: { property: property ?? '', content: content ?? '' } })),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary' } },
  ];
}

export function staticSite(): Plugin {
  return {
    name: 'trilynx-static-site',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // Before anything is loaded, but after the encoding, which must stand near the beginning.
        html: html.replace(/<meta charset[^>]*>/, `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta name="referrer" content="same-origin" />`),
        tags: preview().map((tag) => ({ ...tag, injectTo: 'head' })),
      }),
    },
  };
}
