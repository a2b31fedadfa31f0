// Leaves out of Svelte what this client never uses: taking over pages that a server has rendered, waiting in components but for {#await}, the
// syntax of earlier versions, boundaries of errors, spread attributes, and traces. Svelte asks variables whether they are in use; here they are
// constants, so that the bundler drops what they guard. Calls in components that would do nothing go as well.
import type { Plugin } from 'vite';

/** The one boundary that is left is that round the whole app, which shows and catches nothing: effects wait until it has been drawn. */
const BOUNDARY = `
import { BOUNDARY_EFFECT, EFFECT_PRESERVED, EFFECT_TRANSPARENT } from '#client/constants';
import { block, branch } from '../../reactivity/effects.js';
import { active_effect } from '../../runtime.js';
import { current_batch } from '../../reactivity/batch.js';
import { defer_effect } from '../../reactivity/utils.js';

export class Boundary {
  is_pending = true;
  #waiting = new Map();
  constructor(node, children) {
    block(() => {
      branch(() => {
        active_effect.b = this;
        active_effect.f |= BOUNDARY_EFFECT;
        children(node);
      });
      this.is_pending = false;
      current_batch.transfer_reactions(this.#waiting);
    }, EFFECT_TRANSPARENT | EFFECT_PRESERVED);
  }
  defer_effect(effect) {
    defer_effect(effect, this.#waiting);
  }
  is_rendered() {
    return !this.is_pending;
  }
  error(error) {
    throw error;
  }
}
export function boundary(node, props, children) {
  new Boundary(node, children);
}
export const pending = () => 0;
`;

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
  ['/svelte/src/internal/client/dom/blocks/boundary.js', BOUNDARY],
];

/** Parts of files: what is there, and what takes its place. */
const LEANER: readonly (readonly [file: string, found: RegExp, instead: string])[] = [
  ['/svelte/src/internal/client/reactivity/async.js', /export function flatten\([^]*?\n}\n/, 'export function flatten(blockers, sync, async, fn) {\n\tfn(sync.map(derived));\n}\n'],
  // No class is an object or a list.
  ['/svelte/src/internal/shared/attributes.js', /import \{ clsx as _clsx \} from 'clsx';/, 'const _clsx = String;'],
  // Only spread attributes need them.
  ['/svelte/src/internal/client/dom/elements/attributes.js', /import \{\s*init_select,\s*select_option,?[^}]*\} from '[^']*';/, 'const [init_select, select_option] = [() => {}, () => {}];'],
];

/** What components must not use. */
const LEFT_OUT = /\$\.(?:attribute_effect|boundary|pending|async|async_derived|run|save)\(/;

/** Statements of compiled components that only matter when a page is taken over. */
const IDLE = /^\s*\$\.(?:reset\(\w+\)|next\(\d*\));$/gm;

export function leanSvelte(): Plugin[] {
  return [
    {
      name: 'trilynx-lean-svelte',
      apply: 'build',
      enforce: 'pre',
      load: (id) => LEAN.find(([file]) => id.replaceAll('\\', '/').endsWith(file))?.[1],
      transform(code, id) {
        const part = LEANER.find(([file]) => id.replaceAll('\\', '/').endsWith(file));
        if (!part) return undefined;
        const [file, found, instead] = part;
        if (!found.test(code)) this.error(`${file} is not what it was`);
        return { code: code.replace(found, () => instead), map: null };
      },
    },
    {
      name: 'trilynx-lean-components',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!id.endsWith('.svelte')) return undefined;
        if (LEFT_OUT.test(code)) this.error(`what ${id} uses of Svelte is left out`);
        return { code: code.replace(IDLE, ''), map: null };
      },
    },
  ];
}
