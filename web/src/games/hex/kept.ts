// Values that are derived again and again, most of them equal to what they were: those stay the same objects, so that only what has changed is
// drawn again.

/** Whether two objects have the same own fields. */
export function alike<T extends object>(a: T | undefined, b: T | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  const fields = Object.keys(a) as (keyof T)[];
  return fields.length === Object.keys(b).length && fields.every((field) => a[field] === b[field]);
}

export class Kept<Value extends object> {
  #before: ReadonlyMap<string, Value> = new Map();

  /** The same values, each as the object that it was the last time if it has not changed; and the same map if none has. */
  keep(now: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
    const before = this.#before;
    const kept = new Map([...now].map(([name, value]): [string, Value] => [name, alike(value, before.get(name)) ? (before.get(name) ?? value) : value]));
    const names = [...before.keys()];
    const unchanged = kept.size === before.size && [...kept].every(([name, value], n) => names[n] === name && value === before.get(name));
    return unchanged ? before : (this.#before = kept);
  }
}
