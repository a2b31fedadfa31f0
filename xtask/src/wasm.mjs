// Runs the module for browsers in Node, as a page would: `node wasm.mjs MODULE NETWORKS…`. Lines come on standard input, as for the native
// program of `crates/wasm/examples/lines.rs`.
import fs from 'node:fs';
import { load } from './module.mjs';

const [path, ...networks] = process.argv.slice(2);
const module = load(path, networks);
let longest = 0;
for (const line of fs.readFileSync(0, 'utf8').split('\n')) {
  if (line === '#work') {
    for (;;) {
      const began = performance.now();
      const wait = module.step();
      longest = Math.max(longest, performance.now() - began);
      if (wait !== 0) break;
    }
    process.stdout.write(module.output());
  } else if (line !== '') {
    module.tell(line);
  }
}
console.error(`longest step ${longest.toFixed(0)} ms, memory ${(module.bytes() / 2 ** 20).toFixed(0)} MiB`);
