// Writes `X.br` beside every file of a folder that gets smaller by it, once and as small as can be, and `X` beside an `X.br` that has none.
// `node compress.js FOLDER` does it too.
import { constants, brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { existsSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (path.endsWith('.br')) {
      decompress(path);
      continue;
    }
    const known = statSync(`${path}.br`, { throwIfNoEntry: false });
    if (known && known.mtimeMs >= statSync(path).mtimeMs) continue;
    const plain = readFileSync(path);
    // Networks get smaller by less effort.
    const quality = entry.name.endsWith('.net') ? 10 : 11;
    const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    if (small.length < plain.length) writeFileSync(`${path}.br`, small);
  }
}

function decompress(path) {
  const plain = path.slice(0, -'.br'.length);
  if (existsSync(plain)) return;
  writeFileSync(plain, brotliDecompressSync(readFileSync(path)));
  // As old as what it was made from, which is then not compressed again.
  const { atime, mtime } = statSync(path);
  utimesSync(plain, atime, mtime);
}

if (argv[1] === fileURLToPath(import.meta.url) && argv[2]) compress(argv[2]);
