// The module for browsers in Node, with networks: what `wasm.mjs` and `wasm-engine.mjs` share.
import fs from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export function load(path, networks) {
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
    const file = fs.readFileSync(network);
    send(1, network.endsWith('.br') ? brotliDecompressSync(file) : file);
    const said = JSON.parse(output());
    if (said.network === null) throw new Error(`${network}: ${said.error}`);
  }
  return { tell: (line) => send(0, Buffer.from(line)), output, step: () => exports.step(), bytes: () => exports.memory.buffer.byteLength };
}
