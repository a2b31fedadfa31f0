// Runs the module for browsers in Node, as a page would: `node wasm.mjs MODULE NETWORKS…`. Lines come on standard input, as for the native
// program of `crates/wasm/examples/lines.rs`.
import fs from 'node:fs';

const [path, ...networks] = process.argv.slice(2);
const now = () => performance.timeOrigin + performance.now();
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(path)), { page: { now } });

function send(kind, bytes) {
  const at = exports.alloc(bytes.length);
  if (at === 0) throw new Error(`${bytes.length} bytes are too many`);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  exports.send(kind);
}

function output() {
  const at = exports.output();
  const length = new DataView(exports.memory.buffer).getUint32(at, true);
  return Buffer.from(exports.memory.buffer, at + 4, length).toString();
}

for (const network of networks) {
  send(1, fs.readFileSync(network));
  const said = JSON.parse(output());
  if (said.network === null) throw new Error(`${network}: ${said.error}`);
}
let longest = 0;
for (const line of fs.readFileSync(0, 'utf8').split('\n')) {
  if (line === '#work') {
    for (;;) {
      const began = performance.now();
      const wait = exports.step();
      longest = Math.max(longest, performance.now() - began);
      if (wait !== 0) break;
    }
    process.stdout.write(output());
  } else if (line !== '') {
    send(0, Buffer.from(line));
  }
}
console.error(`longest step ${longest.toFixed(0)} ms, memory ${(exports.memory.buffer.byteLength / 2 ** 20).toFixed(0)} MiB`);
