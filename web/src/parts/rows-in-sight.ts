// Keeps the current row of a list in sight, with whole rows only: the first one is never cut.

/** Scrolls a list so that this row of it is seen. */
export function showRow(list: HTMLElement, row: HTMLElement): void {
  const rows = [...(row.parentElement?.children ?? [])].filter((each): each is HTMLElement => each instanceof HTMLElement);
  const first = rows[0]?.offsetTop ?? 0;
  const [top, bottom] = [row.offsetTop - first, row.offsetTop - first + row.offsetHeight];
  const room = list.clientHeight - first;
  const last = list.scrollTop;
  if (top >= last && bottom <= last + room) return;
  const wanted = top < last ? top : bottom - room;
  const whole = rows.find((each) => each.offsetTop - first >= wanted) ?? row;
  list.scrollTop = Math.min(whole.offsetTop, row.offsetTop) - first;
}
