// The names of the players of a table, made distinct.

/** Several bots of one kind are numbered: a question that names one of them must say which. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}
