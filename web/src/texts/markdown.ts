// The little Markdown that our rules are written in, as data for a component to draw: headings, paragraphs, lists, tables, and in them
// emphasis, code and links. Nothing in it can become a tag.

export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'title'; readonly level: 1 | 2; readonly text: string }
  /** The clause that the paragraphs after it are: `G5`, and what it is about. */
  | { readonly kind: 'clause'; readonly label: string; readonly title: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: 'drawing'; readonly text: string };

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let after = 0;
  const plain = (to: number): void => {
    if (to > after) found.push({ kind: 'text', text: text.slice(after, to) });
  };
  for (const match of text.matchAll(SPAN)) {
    plain(match.index);
    const [whole, code, strong, emphasis, link, href] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis });
    else if (link !== undefined && href !== undefined) found.push({ kind: 'link', text: link, href });
    after = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

export function blocks(markdown: string): Block[] {
  return markdown
    .replaceAll('\r', '')
    // A heading stands alone, whether or not a blank line follows it.
    .replaceAll(/^(#{1,3} .*)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim() !== '')
    .map(block);
}

function block(chunk: string): Block {
  const lines = chunk.replace(/^\n+|\n+$/g, '').split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading?.[1] === '###') {
    const [label = '', title = ''] = (heading[2] ?? '').split(' · ');
    return { kind: 'clause', label, title };
  }
  if (heading) return { kind: 'title', level: heading[1] === '#' ? 1 : 2, text: heading[2] ?? '' };
  if (lines.every((line) => line.startsWith('    '))) return { kind: 'drawing', text: lines.map((line) => line.slice(4)).join('\n') };
  const ordered = /^\d+\. /.test(first);
  if (ordered || first.startsWith('- ')) return { kind: 'list', ordered, items: items(lines) };
  if (first.startsWith('|')) return { kind: 'table', rows: rows(lines) };
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}

function items(lines: readonly string[]): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    const start = /^(?:- |\d+\. )(.*)$/.exec(line);
    if (start) texts.push(start[1] ?? '');
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map(spans);
}

function rows(lines: readonly string[]): Span[][][] {
  return lines.filter((line) => !/^\|[-| :]+\|$/.test(line)).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => spans(cell.trim())),
  );
}
