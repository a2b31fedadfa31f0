// The title of the tab while a table is shown: the table knows whose turn it is, the frame sets the title.

export const tab: { table: string | undefined } = $state({ table: undefined });
