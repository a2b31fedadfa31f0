// Writes the brotli form beside every file of the bundle. `vite preview` sends these forms as the server does, so that what is measured over it
// weighs the same.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from './compress.js';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'trilynx-precompress',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configurePreviewServer(server) {
      server.middlewares.use((request, answer, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const type = TYPES[extname(path)];
        const file = join(folder, `${path}.br`);
        if (type === undefined || path.includes('..') || !existsSync(file)) return next();
        answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
        answer.end(readFileSync(file));
      });
    },
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      compress(folder);
    },
  };
}
