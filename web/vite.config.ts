// How the client is built: one page, one chunk a screen, one chunk a language, every file named by its content.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { Plugin, ProxyOptions } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { addresses } from './addresses.ts';
import { catalogues } from './catalogues.ts';
import { engine } from './engine.ts';
import { leanSvelte } from './lean-svelte.ts';
import { precompress } from './precompress.ts';
import { serviceWorker } from './service-worker.ts';
import { staticSite } from './static-site.ts';
import program from './package.json' with { type: 'json' };

/** Where `npm run dev` finds a running server. */
const server = process.env['TRILYNX_SERVER'] ?? 'http://127.0.0.1:8770';

/**
 * Few chunks: small ones compress badly, and each costs a request with its headers. All that is on the way to a first table in every game is one,
 * with what screens with a board share. What is loaded by itself must be no part of a group: it would need a file more.
 */
const CHUNKS = [{ name: 'app', test: /\/src\/(main|coach\/coached|games\/hex\/SeatPlate|parts\/Clock)\b/ }];

/** What the server answers. Of a link in a mail it gets what is posted, and the client shows the page. */
const PROXY: Record<string, ProxyOptions> = {
  '/api': { target: server, ws: true },
  '/mail/unsubscribe': { target: server, bypass: ({ method }) => (method === 'POST' ? undefined : '/index.html') },
};

/** Whether the client is for a site without a server. */
const site = process.env['TRILYNX_SITE'] === '1';

/** The page brings its icon along: as a file, its headers would weigh as much as it does. */
const icon: Plugin = {
  name: 'trilynx-icon',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('"/src/icon.svg"', () => `"data:image/svg+xml,${readFileSync(new URL('src/icon.svg', import.meta.url), 'utf8').trim().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}"`),
  },
};

export default defineConfig({
  // A site may lie in any folder.
  base: site ? './' : '/',
  define: { IS_SITE: JSON.stringify(site), PROGRAM_VERSION: JSON.stringify(program.version) },
  plugins: [icon, addresses(site), catalogues(), engine(site), site && staticSite(), leanSvelte(), svelte(), serviceWorker(site), precompress()],
  build: {
    target: 'es2022',
    // Small pictures as files too: they are kept.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A name of the browser does nothing by itself. To ask an object for a property does: effects run again when it changes.
      treeshake: { unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: PROXY },
  preview: { proxy: PROXY },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: 'src/texts/test-setup.ts', testTimeout: 120_000 },
});
