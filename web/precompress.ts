// Writes `X.br` beside every file of the bundle that gets smaller by it, once and as small as can be.
import { constants, brotliCompressSync } from 'node:zlib';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'trilynx-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name.endsWith('.br')) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = readFileSync(path);
        const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        if (small.length < plain.length) writeFileSync(`${path}.br`, small);
      }
    },
  };
}
