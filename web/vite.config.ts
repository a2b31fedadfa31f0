// How the client is built: one page, one chunk a screen, one chunk a language, every file named by its content.
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { catalogues } from './catalogues.ts';
import { precompress } from './precompress.ts';

/** Where `npm run dev` finds a running server. */
const server = process.env['TRILYNX_SERVER'] ?? 'http://127.0.0.1:8770';

export default defineConfig({
  plugins: [catalogues(), svelte(), precompress()],
  build: {
    target: 'es2022',
    // Small pictures as files too: the content security policy knows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the first page needs is one chunk: what screens share with it would else be cut into many small ones, which compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', test: /\/src\/main\.ts$/ }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
});
