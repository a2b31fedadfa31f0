// The module for browsers as a program that speaks the engine protocol, for the arena: `node wasm-engine.mjs MODULE NETWORKS…`.
import readline from 'node:readline';
import { load } from './module.mjs';

const NEVER = 0xffffffff;
const [path, ...networks] = process.argv.slice(2);
const module = load(path, networks);
let next;

function say() {
  const said = module.output();
  if (said !== '') process.stdout.write(said);
}

function work() {
  next = undefined;
  const wait = module.step() >>> 0;
  say();
  // Lines that have come meanwhile are read before the next slice.
  if (wait === 0) next = setImmediate(work);
  else if (wait < NEVER) setTimeout(work, wait);
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line === '') continue;
  module.tell(line);
  say();
  if (line === 'quit') process.exit(0);
  next ??= setImmediate(work);
}
