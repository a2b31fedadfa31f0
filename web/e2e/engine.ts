// A part of `cargo xtask wasm`: how fast the engine of the program is in Chromium, under the real content policy. TRILYNX_LINES is a file of
// lines for `xtask/src/wasm.mjs`; what the engine says goes to the file TRILYNX_SAID.

import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from './server.ts';

test('the engine answers in Chromium', async ({ page }) => {
  const lines = await readFile(process.env['TRILYNX_LINES'] ?? '', 'utf8');
  await page.goto('/about');
  const said = await page.evaluate(async (text) => {
    interface Engine {
      readonly memory: WebAssembly.Memory;
      alloc(bytes: number): number;
      send(kind: number): void;
      step(): number;
      output(): number;
    }
    const files = (await (await fetch('/engine.json')).json()) as { module: string; networks: Record<string, string> };
    const now = (): number => performance.timeOrigin + performance.now();
    const module = await WebAssembly.compileStreaming(fetch(files.module));
    const engine = (await WebAssembly.instantiate(module, { page: { now } })).exports as unknown as Engine;
    const send = (kind: number, bytes: Uint8Array): void => {
      const at = engine.alloc(bytes.length);
      new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
      engine.send(kind);
    };
    const output = (): string => {
      const at = engine.output();
      const length = new DataView(engine.memory.buffer).getUint32(at, true);
      return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at + 4, length));
    };
    for (const url of Object.values(files.networks)) send(1, new Uint8Array(await (await fetch(url)).arrayBuffer()));
    let all = '';
    for (const line of text.split('\n')) {
      if (line !== '#work') {
        if (line !== '') send(0, new TextEncoder().encode(line));
        continue;
      }
      while (engine.step() === 0);
      all += output();
    }
    return all;
  }, lines);
  expect(said).toContain('bestmove ');
  await writeFile(process.env['TRILYNX_SAID'] ?? '', said);
});
