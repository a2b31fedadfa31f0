// What the browser's tab says while a table is shown. The table knows its game and whose turn it is; the frame, which names the tab, does not.

export const tab: { table: string | undefined } = $state({ table: undefined });
