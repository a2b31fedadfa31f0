// The keys of a table.

import type { TableModel } from './table-model.svelte.ts';

export interface KeyActs {
  readonly help: () => void;
  readonly hint: () => void;
}

/** Does what a key is for, unless it belongs to a field or a dialog. */
export function onTableKey(event: KeyboardEvent, model: TableModel, { help, hint }: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
  if (event.target.closest('input:not([type="checkbox"]), select, textarea, dialog')) return;
  // On the board the arrows go from point to point; `[` and `]` step through the game from anywhere.
  const onBoard = event.target.closest('[role="grid"]') !== null;
  const act: (() => void) | undefined = {
    '?': help,
    n: () => (model.overlay = !model.overlay),
    h: hint,
    u: () => model.mayReset && model.ask({ do: 'reset_turn' }),
    y: () => model.confirm(),
    Escape: () => (model.chosen === undefined ? (model.table.refused = undefined) : model.unchoose()),
    '[': () => model.look(model.shownNumber - 1),
    ']': () => model.look(model.shownNumber + 1),
    ArrowLeft: () => onBoard || model.look(model.shownNumber - 1),
    ArrowRight: () => onBoard || model.look(model.shownNumber + 1),
  }[event.key];
  act?.();
}
