// Writes `X.br` beside every file of a folder that gets smaller by it, once and as small as can be. `node compress.js FOLDER` does it too.
import { constants, brotliCompressSync } from 'node:zlib';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const known = statSync(`${path}.br`, { throwIfNoEntry: false });
    if (known && known.mtimeMs >= statSync(path).mtimeMs) continue;
    const plain = readFileSync(path);
    // Networks get smaller by less effort.
    const quality = entry.name.endsWith('.net') ? 10 : 11;
    const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    if (small.length < plain.length) writeFileSync(`${path}.br`, small);
  }
}

if (argv[1] === fileURLToPath(import.meta.url) && argv[2]) compress(argv[2]);
