// Leaves out of Svelte what this client never uses: taking over pages that a server has rendered, experimental waiting in components, the
// syntax of earlier versions, and traces. Svelte asks variables whether they are in use; here they are constants, so that the bundler drops
// what they guard. Calls in components that would do nothing go as well.
import type { Plugin } from 'vite';

const LEAN: readonly (readonly [file: string, source: string])[] = [
  [
    '/svelte/src/internal/client/dom/hydration.js',
    [
      'export const hydrating = false;',
      'export const hydrate_node = null;',
      ...['set_hydrating', 'set_hydrate_node', 'hydrate_next', 'reset', 'hydrate_template', 'next', 'skip_nodes', 'read_hydration_instruction'].map((name) => `export function ${name}() {}`),
    ].join('\n'),
  ],
  [
    '/svelte/src/internal/flags/index.js',
    [
      ...['async', 'legacy', 'tracing'].map((name) => `export const ${name}_mode_flag = false;`),
      ...['enable_async', 'disable_async', 'enable_legacy', 'enable_tracing'].map((name) => `export function ${name}_mode_flag() {}`),
    ].join('\n'),
  ],
];

/** Statements of compiled components that only matter when a page is taken over. */
const IDLE = /^\s*\$\.(?:reset\(\w+\)|next\(\d*\));$/gm;

export function leanSvelte(): Plugin[] {
  return [
    {
      name: 'trilynx-lean-svelte',
      apply: 'build',
      enforce: 'pre',
      load: (id) => LEAN.find(([file]) => id.replaceAll('\\', '/').endsWith(file))?.[1],
    },
    {
      name: 'trilynx-lean-components',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) => (id.endsWith('.svelte') ? { code: code.replace(IDLE, ''), map: null } : undefined),
    },
  ];
}
