// A picture of what is on the page: the same board or card table, as one self-contained SVG file or as PNG.
//
// The one thing to know: nothing is drawn a second time. Boxes and text are copied from where the browser has laid them out.

const SVG = 'http://www.w3.org/2000/svg';
/** Presentation that comes from style sheets; in a file of its own it has to be written as attributes. These pass from an element to its parts. */
const INHERITED = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
];
/** These do not: what they are where nothing is said. */
const OWN = { opacity: '1', filter: 'none', 'clip-path': 'none' } as const;
/** What is there for input and screen readers, and not visible. */
const SKIPPED = '.unseen, .cell, [data-flying], [data-ghost], [data-not-pictured]';

/** Between parts that lie below each other, in pixels. */
const GAP = 10;
/** Round the picture, for the shadows at its edge. */
const MARGIN = 18;

interface Area {
  readonly left: number;
  readonly top: number;
}

/** The element as an SVG file. It must be on the page. */
export function picture(root: Element): string {
  // What has no box of its own has parts that lie anywhere on the page: in the picture they lie below each other.
  const parts = getComputedStyle(root).display === 'contents' ? [...root.children].filter(pictured) : [root];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const width = Math.max(0, ...boxes.map((part) => part.width));
  const height = boxes.reduce((sum, part) => sum + part.height + GAP, -GAP);
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('xmlns', SVG);
  const frame = new DOMRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  made.setAttribute('width', `${Math.ceil(frame.width)}`);
  made.setAttribute('height', `${Math.ceil(frame.height)}`);
  made.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  made.append(box({ left: 0, top: 0 }, frame, { fill: colourOf(document.documentElement), rx: '0' }));
  let top = 0;
  for (const [n, part] of parts.entries()) {
    const at = boxes[n];
    if (!at) continue;
    draw(part, { left: at.left - (width - at.width) / 2, top: at.top - top }, made);
    top += at.height + GAP;
  }
  return new XMLSerializer().serializeToString(made);
}

function pictured(element: Element): boolean {
  const style = getComputedStyle(element);
  return !element.matches(SKIPPED) && style.display !== 'none' && style.visibility !== 'hidden';
}

function colourOf(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

function box(area: Area, of: DOMRect, attributes: Readonly<Record<string, string>>): SVGElement {
  const rect = document.createElementNS(SVG, 'rect');
  const all = { x: of.left - area.left, y: of.top - area.top, width: of.width, height: of.height, ...attributes };
  for (const [name, value] of Object.entries(all)) rect.setAttribute(name, `${value}`);
  return rect;
}

function draw(element: Element, area: Area, into: SVGElement): void {
  if (!pictured(element)) return;
  const style = getComputedStyle(element);
  if (element instanceof SVGSVGElement) {
    into.append(drawing(element, area));
    return;
  }
  const clear = 'rgba(0, 0, 0, 0)';
  const edge = Number.parseFloat(style.borderLeftWidth) > 0 && style.borderLeftStyle !== 'none' ? style.borderLeftColor : 'none';
  if (style.backgroundColor !== clear || edge !== 'none') {
    const fill = style.backgroundColor === clear ? 'none' : style.backgroundColor;
    into.append(box(area, element.getBoundingClientRect(), { fill, stroke: edge, rx: `${Number.parseFloat(style.borderTopLeftRadius) || 0}` }));
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, area, into);
    else if (child instanceof Text) write(child, style, area, into);
  }
}

/** Text stands where the browser has put it, line by line. */
function write(text: Text, style: CSSStyleDeclaration, area: Area, into: SVGElement): void {
  const said = text.data.trim();
  if (said === '') return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [line] = range.getClientRects();
  if (!line) return;
  const made = document.createElementNS(SVG, 'text');
  const size = Number.parseFloat(style.fontSize);
  const looks = { x: line.left - area.left, y: line.top - area.top + line.height / 2 + size * 0.36, fill: style.color, 'font-size': size };
  for (const [name, value] of Object.entries(looks)) made.setAttribute(name, `${value}`);
  made.setAttribute('font-family', style.fontFamily);
  made.setAttribute('font-weight', style.fontWeight);
  made.textContent = said;
  into.append(made);
}

/** Shapes that the page shares are drawn where they are used: only there are their colours known. */
function expand(svg: SVGSVGElement): void {
  for (const use of svg.querySelectorAll('use')) {
    const shape = document.querySelector(use.getAttribute('href') ?? '');
    if (!shape) continue;
    const drawn = shape.cloneNode(true) as SVGElement;
    drawn.removeAttribute('id');
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', use.getAttribute('class') ?? '');
    group.setAttribute('transform', `${use.getAttribute('transform') ?? ''} translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`);
    group.append(drawn);
    use.replaceWith(group);
  }
}

/** Writes how an element looks into a copy of it. */
function writeLooks(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  const around = original instanceof SVGSVGElement || !original.parentElement ? undefined : getComputedStyle(original.parentElement);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value === around?.getPropertyValue(name)) copy.removeAttribute(name);
    else copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value === usual) copy.removeAttribute(name);
    else copy.setAttribute(name, value);
  }
  if (original instanceof SVGStopElement) {
    for (const name of ['stop-color', 'stop-opacity']) copy.setAttribute(name, style.getPropertyValue(name));
  }
  for (const { name } of [...copy.attributes]) {
    if (/^(?:class|role|style|tabindex|aria-.*|data-.*)$/.test(name)) copy.removeAttribute(name);
  }
}

/** Gradients, patterns and filters that a drawing refers to and the page keeps elsewhere. */
function sharedBy(copy: SVGElement): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const ids = new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)].map(([, id]) => id ?? ''));
  for (const id of ids) {
    const found = copy.querySelector(`#${CSS.escape(id)}`) ? null : document.getElementById(id);
    if (!found) continue;
    const kept = found.cloneNode(true) as Element;
    const stops = kept.querySelectorAll('stop');
    found.querySelectorAll('stop').forEach((stop, n) => stops[n] && writeLooks(stop, stops[n]));
    defs.append(kept);
  }
  return defs;
}

function drawing(svg: SVGSVGElement, area: Area): SVGElement {
  // For as long as it takes to read how it looks, the drawing is on the page a second time.
  const seen = svg.cloneNode(true) as SVGSVGElement;
  for (const skipped of seen.querySelectorAll(SKIPPED)) skipped.remove();
  expand(seen);
  svg.after(seen);
  const copy = seen.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [seen, ...seen.querySelectorAll('*')].forEach((original, n) => copies[n] && writeLooks(original, copies[n]));
  seen.remove();
  copy.prepend(sharedBy(copy));
  copy.setAttribute('overflow', 'visible');
  const of = svg.getBoundingClientRect();
  for (const [name, value] of Object.entries({ x: of.left - area.left, y: of.top - area.top, width: of.width, height: of.height })) copy.setAttribute(name, `${value}`);
  return copy;
}

/** The same picture as PNG, with twice the resolution of the page. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((made, failed) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'));
}
