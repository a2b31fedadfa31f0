// The drawings of the cards: value n is n linked rings under a numeral that is one ribbon. A joker is a lynx in a chain of all thirteen.
//
// The one thing to know: a drawing is a symbol in one hidden SVG of the page, made the first time that its card is shown. Cards use it.

import { JOKER, type Card } from './cards.ts';
import { DIGITS, type Digit } from './digits.ts';
import { chainOf, ringPath, type Ring } from './rings.ts';

/** The back of a card, where a card is asked for. */
export const BACK = 'B';

/** Lightness, chroma and hue. */
type Tone = readonly [number, number, number];

/** What a card is drawn with: its ground, its rings, its numeral. Neighbours differ in lightness, so they can be distinguished without hue. */
const TONES: Readonly<Record<Card, readonly [ground: Tone, rings: Tone, ink: Tone]>> = {
  1: [[0.53, 0.19, 25], [0.61, 0.19, 28], [0.97, 0.025, 85]],
  2: [[0.8, 0.135, 62], [0.73, 0.145, 55], [0.34, 0.1, 38]],
  3: [[0.47, 0.105, 48], [0.55, 0.115, 52], [0.97, 0.03, 85]],
  4: [[0.88, 0.155, 93], [0.81, 0.16, 86], [0.36, 0.075, 75]],
  5: [[0.47, 0.095, 125], [0.55, 0.11, 125], [0.97, 0.03, 95]],
  6: [[0.86, 0.15, 135], [0.79, 0.16, 138], [0.33, 0.085, 148]],
  7: [[0.46, 0.095, 163], [0.54, 0.105, 163], [0.97, 0.025, 110]],
  8: [[0.87, 0.085, 195], [0.79, 0.1, 197], [0.34, 0.07, 215]],
  9: [[0.46, 0.125, 245], [0.54, 0.13, 243], [0.97, 0.02, 95]],
  10: [[0.81, 0.085, 258], [0.74, 0.105, 260], [0.32, 0.12, 268]],
  11: [[0.43, 0.17, 287], [0.52, 0.175, 289], [0.97, 0.02, 95]],
  12: [[0.84, 0.105, 330], [0.77, 0.13, 332], [0.35, 0.14, 335]],
  13: [[0.38, 0.125, 355], [0.47, 0.14, 357], [0.9, 0.12, 88]],
  [JOKER]: [[0.235, 0.035, 275], [0.3, 0.045, 280], [0.97, 0.02, 85]],
  [BACK]: [[0.3, 0.055, 268], [0.42, 0.075, 268], [0.82, 0.1, 82]],
};
const GOLD = 'oklch(.89 .13 88)';

function colour([lightness, chroma, hue]: Tone): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The colours of a card: its ground and what is written on it. */
export function coloursOf(card: Card): { readonly ground: string; readonly ink: string } {
  const [ground, , ink] = TONES[card] ?? TONES[JOKER]!;
  return { ground: colour(ground), ink: card === JOKER ? GOLD : colour(ink) };
}

function stroke(path: string, paint: string, width: number, more = ''): string {
  return `<path d="${path}" stroke="${paint}" stroke-width="${+width.toFixed(2)}"${more}/>`;
}
const BUTT = ' stroke-linecap="butt"';

/** Radii of the ellipse on which n rings lie, and of the rings. */
const ELLIPSES: readonly (readonly [number, number, number])[] = [
  [24, 31, 34], [27, 40, 31], [30, 43, 28], [32.5, 47, 23], [32, 48, 23.5], [32.5, 50, 21],
  [33, 51, 19], [33.5, 52, 17.4], [34, 52.5, 16], [34, 53, 14.8], [34.5, 53.5, 13.8],
];

/** Where n linked rings lie: at equal distances along an ellipse. */
function rosette(n: number): Ring[] {
  if (n === 1) return [{ x: 50, y: 70, r: 37 }];
  if (n === 2) return [47, 93].map((y) => ({ x: 50, y, r: 33 }));
  const [rx, ry, r] = ELLIPSES[n - 3] ?? [34, 53, 14];
  const points = Array.from({ length: 721 }, (_, k) => {
    const angle = (k / 360 - 0.5) * Math.PI;
    return { x: 50 + rx * Math.cos(angle), y: 70 + ry * Math.sin(angle), r };
  });
  let length = 0;
  const lengths = points.map((point, k) => (length += k === 0 ? 0 : Math.hypot(point.x - points[k - 1]!.x, point.y - points[k - 1]!.y)));
  return Array.from({ length: n }, (_, i) => points[lengths.findIndex((at) => at >= (length * i) / n)]!);
}

/** The paths of a number: the whole of it, where it passes over itself, and the gaps beside that. */
function numeral(n: string, height: number, narrow: number, gap: number, x: number | undefined, y: number): Digit {
  const digits = [...n].map((digit) => DIGITS[Number(digit)]!);
  const sy = height / 60;
  const sx = sy * narrow;
  const width = digits.reduce((sum, { width }) => sum + width * sx + gap, -gap);
  let left = x ?? 50 - width / 2;
  const drawn = { width, whole: '', over: '', gaps: '' };
  for (const digit of digits) {
    const move = (path: string): string =>
      path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${+(+a * sx + left).toFixed(1)} ${+(+b * sy + y).toFixed(1)}`);
    drawn.whole += move(digit.whole);
    drawn.over += move(digit.over);
    drawn.gaps += move(digit.gaps);
    left += digit.width * sx + gap;
  }
  return drawn;
}

/** The numeral in the middle: large, of three threads; or small, solid and lower, as the index above it is larger. */
function ribbon(n: string, ground: string, rings: string, ink: string, small: boolean): string {
  const two = n.length > 1;
  const height = small ? (two ? 56 : 62) : two ? 58 : 66;
  const width = small ? (two ? 14.5 : 17.5) : two ? 13.4 : 17;
  const middle = small ? (two ? 86 : 85) : 70;
  const { whole, over, gaps } = numeral(n, height, two ? 0.82 : 1, two ? width + 5 : 0, n === '1' ? 38 : undefined, middle - height / 2);
  if (small) return stroke(whole, ground, width + 6) + stroke(whole, ink, width);
  const threads = (path: string, more = ''): string => stroke(path, ink, width, more) + stroke(path, rings, width * 0.47, more) + stroke(path, ink, width * 0.2, more);
  return stroke(whole, ground, width + 7.5) + threads(whole) + (over === '' ? '' : stroke(gaps, ground, width + 4.6, BUTT) + threads(over, BUTT));
}

function index(n: string, ink: string, small: boolean): string {
  const [at, height, width] = small ? [14, 22, 6.4] : [11.5, 17, 4.3];
  if (n === JOKER) return stroke(`M${at} ${at}l${height * 0.72} ${height}m0 ${-height}l${-height * 0.72} ${height}`, GOLD, width);
  return stroke(numeral(n, height, n.length > 1 ? 0.8 : 1, width + 1.9, at, at).whole, ink, width);
}

/** The index in both corners. */
function corners(n: string, ink: string): string {
  const one = index(n, ink, false);
  return `${one}<g transform="rotate(180 50 70)">${one}</g>`;
}

function lynx(line: string, fill: string, eye: string, pupil: string, width: number): string {
  const half =
    stroke('M50 24C44 22.6 39 23.4 35 25.4C30.5 19 25.5 12.5 18.5 7.5C16.6 18.5 17 29 21 38.5C18.5 44 16 49 8.5 53.5C12.5 55.2 15 56.2 17.4 56.6C14.8 62 12.4 65.6 8.6 69.6C14.6 70 19.6 69.2 24 67.4C26 75.5 34 83.6 44 87.6C46 88.6 48 89 50 89', line, width, ` fill="${fill}"`) +
    stroke('M24.6 20.6C23.4 25.6 23.8 30 25.4 33.6M18.5 7.5C17.4 4.4 15.6 1.6 12.6 -1.4M50 53.5C47.4 53.5 45.6 50.6 43.8 46.6C41.8 42.2 38.4 38.2 33.6 37.2M50 70.6C47.4 75.4 42.4 76 38.8 73.2M29.4 63.6L22.4 61.6M30.6 68.2L25.4 69.2', line, width) +
    `<path d="M27.2 46.2C31 42.6 37.2 43.4 40.6 50.2C35.6 52.6 29.8 51.4 27.2 46.2Z" fill="${eye}"/><ellipse cx="34.8" cy="47.6" rx="1.5" ry="3.1" fill="${pupil}"/>`;
  return `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g><path d="M44.4 62C47.8 60.8 52.2 60.8 55.6 62C55 66.2 52.4 69.6 50 70.6C47.6 69.6 45 66.2 44.4 62Z" fill="${eye}"/>`;
}

/** The lynx of three linked rings, as on the back. */
function mark(paint: string, ground: string, width: number): string {
  const { base, cut, over } = chainOf([{ x: 28.5, y: 50, r: 18 }, { x: 71.5, y: 50, r: 18 }, { x: 50, y: 73, r: 21.5 }], width, width * 0.42, (i) => i === 0);
  const ear = stroke('M13.5 33C10.6 27 10 20 11.6 11C20 14.6 26.6 19.4 32.4 26.4', paint, width * 0.92) + stroke('M11.6 11C9.8 7 7.6 4 4.4 1.6M9.6 66L1.6 70.4M15.6 73.6L9.6 79.6', paint, width * 0.6);
  const face = `<path d="M25.5 49a4 7 0 1 1 8 0a4 7 0 1 1-8 0M66.5 49a4 7 0 1 1 8 0a4 7 0 1 1-8 0M44 72h12l-6 8z" fill="${paint}"/>`;
  return `${ear}<g transform="matrix(-1 0 0 1 100 0)">${ear}</g>${stroke(base, paint, width)}${stroke(cut, ground, width * 1.8, BUTT)}${stroke(over, paint, width, BUTT)}${face}`;
}

function panel(fill: string): string {
  return `<rect x="3" y="3" width="94" height="134" rx="5.6" fill="${fill}"/>`;
}

function number(card: Card, small: boolean): string {
  const [ground, rings, ink] = TONES[card]!.map(colour) as [string, string, string];
  const n = Number(card);
  const width = n < 6 ? 6.2 : n < 10 ? 5.2 : 4.4;
  const at = rosette(n);
  if (small) return `<g clip-path="url(#card-edge)">${stroke(at.map(ringPath).join(''), rings, width * 0.9)}</g>${ribbon(card, ground, rings, ink, true)}${index(card, ink, true)}`;
  const { base, cut, over } = chainOf(at, width, 1.9, (i, j) => n > 2 && i === 0 && j === n - 1);
  const chain = stroke(base, rings, width) + stroke(cut, ground, width + 3.8, BUTT) + stroke(over, rings, width, BUTT) + stroke(base, 'url(#card-sheen)', width * 0.22, ' opacity=".5"');
  return `<g clip-path="url(#card-edge)">${chain}</g>${panel('url(#card-light)')}${ribbon(card, ground, rings, ink, false)}${corners(card, ink)}`;
}

function joker(small: boolean): string {
  const [ground, fur, ink] = TONES[JOKER]!.map(colour) as [string, string, string];
  if (small) return `<svg x="14" y="46" width="74" height="78" viewBox="0 -4 100 96">${lynx(ink, ink, ground, GOLD, 2.4)}</svg>${index(JOKER, ink, true)}`;
  const at = rosette(13);
  // Each ring in the colour of its value, dark ones a little lighter.
  const paint = at.map((_, n) => colour(n % 2 === 1 ? TONES[n + 1]![0] : [TONES[n + 1]![1][0] + 0.1, TONES[n + 1]![1][1], TONES[n + 1]![1][2]]));
  const { cut, arcs } = chainOf(at, 4.6, 2, (i, j) => i === 0 && j === 12);
  const rings = at.map((ring, n) => stroke(ringPath(ring), paint[n]!, 4.4)).join('');
  const overs = arcs.map(({ ring, path }) => stroke(path, paint[ring]!, 4.4, BUTT)).join('');
  const room = [[17.6, 20.5], [82.4, 119.5]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13.5" fill="${ground}"/>`).join('');
  const shade = `<path d="M50 24C44 22.6 39 23.4 35 25.4L18.5 7.5L21 38.5L8.5 53.5L17 57L8.6 69.6L24 67.4L44 87.6L56 87.6L76 67.4L91.4 69.6L83 57L91.5 53.5L79 38.5L81.5 7.5L65 25.4Z" fill="${ground}" stroke="${ground}" stroke-width="19"/>`;
  return `<g clip-path="url(#card-edge)">${rings}${stroke(cut, ground, 8.2, BUTT)}${overs}</g>${panel('url(#card-light)')}<svg x="13" y="33" width="74" height="75" viewBox="0 -4 100 96">${shade}${lynx(ink, fur, GOLD, ground, 3)}</svg>${room}${corners(JOKER, ink)}`;
}

function back(small: boolean): string {
  const [ground, weave, gold] = TONES[BACK]!.map(colour) as [string, string, string];
  const frame = (inset: number, width: number): string =>
    `<rect x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${140 - 2 * inset}" rx="3.4" stroke="${gold}" stroke-width="${width}" opacity=".85"/>`;
  if (small) return `${frame(11, 2.6)}<svg x="18" y="38" width="64" height="64" viewBox="0 0 100 100">${mark(gold, ground, 8.5)}</svg>`;
  const at = Array.from({ length: 88 }, (_, k) => ({ x: 3.1 + (k % 8) * 13.4, y: 3 + Math.floor(k / 8) * 13.4, r: 8.6 }));
  const { base, cut, over } = chainOf(at, 2.1, 1.1, (i, j) => (i + j) % 2 === 0);
  const medal = `<circle cx="50" cy="70" r="30" fill="${ground}" stroke="${gold}" stroke-width="1.6"/><circle cx="50" cy="70" r="26.6" stroke="${gold}" stroke-width=".7" opacity=".7"/>`;
  return `<g clip-path="url(#card-edge)">${stroke(base, weave, 2.1)}${stroke(cut, ground, 4.3, BUTT)}${stroke(over, weave, 2.1, BUTT)}</g>${frame(8.2, 1.1)}${medal}<svg x="26" y="45" width="48" height="48" viewBox="0 0 100 100">${mark(gold, ground, 7)}</svg>${panel('url(#card-light)')}`;
}

/** The symbol of a card as text. Below 56 px the small form is clearer. */
export function symbol(card: Card, small: boolean): string {
  const face = card === BACK ? back(small) : card === JOKER ? joker(small) : number(card, small);
  return `<symbol id="${idOf(card, small)}" viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="oklch(.975 .014 85)"/>${panel(coloursOf(card).ground)}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${face}</g></symbol>`;
}

const SHARED =
  '<clipPath id="card-edge"><rect x="3" y="3" width="94" height="134" rx="5.6"/></clipPath>' +
  '<linearGradient id="card-light" x1="0" y1="0" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".1"/></linearGradient>' +
  '<linearGradient id="card-sheen" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="140"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>';

function idOf(card: Card, small: boolean): string {
  return `card-${card}${small ? '-small' : ''}`;
}

let sheet: SVGSVGElement | undefined;

/** The reference to the drawing of a card, which is then on the page. */
export function drawingOf(card: Card, small: boolean): string {
  const id = idOf(card, small);
  if (!sheet) {
    sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' })) sheet.setAttribute(name, value);
    sheet.style.position = 'absolute';
    sheet.innerHTML = SHARED;
    document.body.append(sheet);
  }
  if (!document.getElementById(id)) sheet.insertAdjacentHTML('beforeend', symbol(card, small));
  return `#${id}`;
}
