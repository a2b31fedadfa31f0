// How the client is built: one page, one chunk a screen, one chunk a language, every file named by its content.
import { defineConfig } from 'vitest/config';
import type { ProxyOptions } from 'vite';
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
 * Few chunks: small ones compress badly, and each costs a request with its headers. The first page is one, with whatever others share with it;
 * so is what screens with a board share, and choosing an opponent with the table that follows.
 */
const CHUNKS = [
  { name: 'app', test: /\/src\/(main|parts\/seek\.svelte)\.ts$/, priority: 3 },
  { name: 'board', test: /\/src\/(coach\/coached|texts\/phrases|board\/(GameLayout|ChoiceList)|games\/turns|games\/hex\/SeatPlate|parts\/(Clock|FaultNotice|MovesPanel|MoveHeads|headline|rows-in-sight))\b/, priority: 2 },
  { name: 'play', test: /\/src\/screens\/(Play|Table)\.svelte$/, priority: 1 },
];

/** What the server answers. Of a link in a mail it gets what is posted, and the client shows the page. */
const PROXY: Record<string, ProxyOptions> = {
  '/api': { target: server, ws: true },
  '/mail/unsubscribe': { target: server, bypass: ({ method }) => (method === 'POST' ? undefined : '/index.html') },
};

/** Whether the client is for a site without a server. */
const site = process.env['TRILYNX_SITE'] === '1';

export default defineConfig({
  // A site may lie in any folder.
  base: site ? './' : '/',
  define: { IS_SITE: JSON.stringify(site), PROGRAM_VERSION: JSON.stringify(program.version) },
  plugins: [addresses(site), catalogues(), engine(site), site && staticSite(), leanSvelte(), svelte(), serviceWorker(site), precompress()],
  build: {
    target: 'es2022',
    // Small pictures as files too: the content security policy knows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { fs: { allow: ['..'] }, proxy: PROXY },
  preview: { proxy: PROXY },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: 'src/texts/test-setup.ts', testTimeout: 120_000 },
});
