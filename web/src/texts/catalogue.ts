// Messages as they were compiled from Fluent, and what they say with values.
//
// A catalogue is one text with a message a line, `id=pattern`. In a pattern `{name}` stands for a value, and `{name|key=pattern|pattern}` for
// the pattern whose key is the value or its plural category; the last one has no key and stands for all others.

export type Values = Record<string, string | number>;

export class Catalogue {
  readonly #messages: ReadonlyMap<string, string>;
  readonly #language: string;
  // A browser takes long to make these, and few texts need them.
  #numbers: Intl.NumberFormat | undefined;
  #plurals: Intl.PluralRules | undefined;

  constructor(language: string, compiled: string) {
    this.#language = language;
    this.#messages = new Map(compiled.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  }

  get ids(): Iterable<string> {
    return this.#messages.keys();
  }

  /** What a message says; nothing if there is none of that id. */
  text(id: string, values: Values = {}): string | undefined {
    const pattern = this.#messages.get(id);
    return pattern === undefined ? undefined : this.#said(pattern, values, id);
  }

  #said(pattern: string, values: Values, id: string): string {
    return cut(pattern, '{', '}')
      .map((part, n) => (n % 2 === 0 ? part : this.#placed(part, values, id)))
      .join('');
  }

  #placed(inside: string, values: Values, id: string): string {
    const [name = '', ...choices] = cut(inside, '|', '|');
    const value = values[name];
    if (value === undefined) console.error(`${id} is said without ${name}`);
    if (choices.length === 0) return typeof value === 'number' ? this.#figure(value) : `${value}`;
    const choose = (key: string): string | undefined => choices.slice(0, -1).find((choice) => choice.startsWith(`${key}=`));
    const chosen = choose(`${value}`) ?? (typeof value === 'number' ? choose(this.#plural(value)) : undefined);
    return this.#said(chosen === undefined ? (choices.at(-1) ?? '') : chosen.slice(chosen.indexOf('=') + 1), values, id);
  }

  #figure(value: number): string {
    if (Number.isInteger(value) && value >= 0 && value < GROUPED) return `${value}`;
    this.#numbers ??= new Intl.NumberFormat(this.#language);
    return this.#numbers.format(value);
  }

  #plural(value: number): string {
    this.#plurals ??= new Intl.PluralRules(this.#language);
    return this.#plurals.select(value);
  }
}

/** From here on figures stand in groups. */
const GROUPED = 1_000;

/** The parts of a pattern between signs that are not inside of braces. */
function cut(pattern: string, opening: string, closing: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === opening || sign === closing)) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
    if (sign === '{') depth += 1;
  }
  return [...parts, pattern.slice(from)];
}
