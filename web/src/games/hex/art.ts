// Shapes that every board on the page shares: pieces, seats and the light on them.
//
// The one thing to know: shapes have no colours of their own. They are filled with --face, --wall, --other and --rim of the place where they are
// used, and gradients only add light and shade: so one drawing serves all sets and all colours. Since they never change they are put on the page as
// one text, which is sooner there than a component. The distance between two points of a board is 100; the one light is at the upper left.

let drawn = false;

/** Puts the shared shapes on the page, once. */
export function needArt(): void {
  if (drawn || typeof document === 'undefined') return;
  drawn = true;
  document.body.insertAdjacentHTML('beforeend', sheet());
  if (document.body.lastElementChild instanceof SVGElement) document.body.lastElementChild.style.position = 'absolute';
}

/** A ring between two radii. */
export function annulus(outer: number, inner: number): string {
  const circle = (r: number, turn: 0 | 1): string => `M${-r} 0A${r} ${r} 0 1 ${turn} ${r} 0A${r} ${r} 0 1 ${turn} ${-r} 0Z`;
  return circle(outer, 1) + circle(inner, 0);
}

/** Part of a circle round the origin, clockwise between two angles in degrees. */
export function arc(radius: number, from: number, to: number): string {
  const at = (angle: number): string => {
    const [x, y] = [Math.cos, Math.sin].map((part) => +(part((angle * Math.PI) / 180) * radius).toFixed(2));
    return `${x} ${y}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** Numbers from 0 to 1 that are the same each time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Where it is, and how much light (more than 0) or shade (less than 0) lies there, both in percent. */
type Stop = readonly [at: number, light: number];

const ROUND: readonly (readonly [id: string, cx: number, cy: number, r: number, stops: readonly Stop[]])[] = [
  ['torus', 0, 0, 44, [[60, -42], [66, -14], [74, 6], [80, 26], [86, 5], [94, -16], [100, -44]]],
  ['crown', -9, -12, 40, [[0, 34], [40, 7], [72, -3], [100, -24]]],
  ['below', 0, 0, 50, [[0, -60], [55, -50], [74, -30], [88, -10], [100, 0]]],
  ['below-ring', 0, 0, 53, [[36, 0], [52, -30], [66, -55], [82, -30], [100, 0]]],
  ['hollow', 5, 7, 44, [[0, 0], [72, -5], [90, -16], [100, -36]]],
];
const STRAIGHT: readonly (readonly [id: string, x: number, y: number, stops: readonly Stop[]])[] = [
  ['lit', 30, 36, [[0, 72], [32, 16], [55, 0], [100, -50]]],
  ['lee', 22, 27, [[0, -42], [45, -4], [60, 5], [100, 50]]],
  ['wall', 40, 0, [[0, -12], [20, 34], [45, 4], [100, -34]]],
  ['hollow-edge', 28, 30, [[0, -50], [50, -5], [60, 10], [100, 62]]],
  ['edge', 28, 32, [[0, 90], [40, 12], [60, -5], [100, -40]]],
];
const RING = annulus(44, 27);
const WALL = 'M-40 0V12A40 40 0 0 0 40 12V0Z';
const PETALS = ['ivory', 'blue', 'red', 'green', 'ink'];
/** Where it is, and how strong the colour is there. */
const GLOW: readonly (readonly [number, number])[] = [[50, 0.5], [76, 0.3], [100, 0]];

function stops(all: readonly Stop[]): string {
  return all.map(([at, light]) => `<stop offset="${at}%" stop-color="${light > 0 ? '#fff' : '#000'}" stop-opacity="${Math.abs(light) / 100}"/>`).join('');
}

function grain(): string {
  const random = scatter(11);
  return Array.from({ length: 20 }, (_, n) => {
    const y = n * 0.078 + random() * 0.04;
    const bend = (): string => (y + (random() - 0.5) * 0.09).toFixed(3);
    const d = `M-.1 ${y.toFixed(3)}C.6 ${bend()} 1.3 ${bend()} 2.1 ${y.toFixed(3)}`;
    return `<path d="${d}" stroke-width="${0.006 + random() * 0.018}" stroke-opacity="${0.09 + random() * 0.16}"/>`;
  }).join('');
}

function sheet(): string {
  return `<svg width="0" height="0" aria-hidden="true" focusable="false">
  <defs>
    ${ROUND.map(([id, cx, cy, r, all]) => `<radialGradient id="art-${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops(all)}</radialGradient>`).join('')}
    ${STRAIGHT.map(([id, x, y, all]) => `<linearGradient id="art-${id}" gradientUnits="userSpaceOnUse" x1="${-x}" y1="${-y}" x2="${x}" y2="${y}">${stops(all)}</linearGradient>`).join('')}
    ${['accent', 'last-move', 'last-move-violet'].map((colour) => `<radialGradient id="art-${colour}">${GLOW.map(([at, strength]) => `<stop offset="${at}%" stop-color="var(--${colour})" stop-opacity="${strength}"/>`).join('')}</radialGradient>`).join('')}
    <radialGradient id="art-glow" cx="0.29" cy="0.14" r="0.8">${stops([[0, 30], [50, 4], [100, -10]])}</radialGradient>
    <filter id="art-soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="15"/></filter>
    <pattern id="art-grain" width="2" height="1.56" patternUnits="userSpaceOnUse" fill="none" stroke="#4a2a0c">
      ${grain()}
    </pattern>

    <circle id="art-shade-ring" r="53" fill="url(#art-below-ring)" fill-opacity="var(--cast)"/>
    <circle id="art-shade-disc" r="50" fill="url(#art-below)" fill-opacity="var(--cast)"/>
    <g id="art-ring" fill-rule="evenodd">
      <path d="${RING}" transform="translate(0 5.5)" fill="var(--wall)"/>
      <path d="${RING}" transform="translate(0 2.7)" fill="var(--wall)"/>
      <path d="${RING}" fill="var(--face)"/>
      <path d="${RING}" fill="url(#art-torus)" fill-opacity="var(--relief)"/>
      <path d="${annulus(44, 35.5)}" fill="url(#art-lit)" fill-opacity="var(--lit)"/>
      <path d="${annulus(35.5, 27)}" fill="url(#art-lee)" fill-opacity="var(--lit)"/>
      <g fill="none" stroke="var(--rim)"><circle r="43.4" stroke-width="1.2"/><circle r="27.5"/></g>
      <g fill="none" stroke="#fff" stroke-linecap="round" stroke-opacity="var(--specular)">
        <path d="${arc(38.6, 198, 262)}" stroke-width="3"/>
        <path d="${arc(38.6, 270, 277)}" stroke-width="2.4"/>
        <path d="${arc(30.4, 30, 70)}"/>
      </g>
    </g>
    <g id="art-marker">
      <circle r="24" cy="6" fill="var(--other)"/>
      <circle r="24" cy="3" fill="var(--wall)"/>
      <circle r="24" fill="var(--face)"/>
      <circle r="40" transform="scale(.6)" fill="url(#art-crown)" fill-opacity="var(--relief)"/>
      <g fill="none">
        <circle r="23.2" stroke="url(#art-edge)" stroke-width="1.7" stroke-opacity="var(--lit)"/>
        <circle r="15" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>
        <circle r="15" cx=".8" cy="1" stroke="#fff" stroke-opacity=".28"/>
        <path d="${arc(20, 200, 262)}" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-opacity="var(--specular)"/>
      </g>
    </g>
    <g id="art-disc">
      <path d="${WALL}" fill="var(--wall)"/>
      <path d="${WALL}" fill="url(#art-wall)" fill-opacity="var(--lit)"/>
      <path d="${arc(39.4, 12, 168)}" transform="translate(0 12)" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.3"/>
      <circle r="40" fill="var(--face)"/>
      <circle r="40" fill="url(#art-crown)" fill-opacity="var(--relief)"/>
      <g fill="none">
        <circle r="39" stroke="url(#art-edge)" stroke-width="2" stroke-opacity="var(--lit)"/>
        <circle r="32" stroke="#000" stroke-opacity=".26" stroke-width="1.4"/>
        <circle r="32" cx=".9" cy="1.1" stroke="#fff" stroke-opacity=".34" stroke-width="1.1"/>
        <path d="${arc(35.7, 203, 258)}" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity="var(--specular)"/>
      </g>
    </g>
    <g id="art-petals" stroke="#000" stroke-opacity=".28">
      ${PETALS.map((colour, n) => `<path d="M0-5C8-11 9.5-19 0-27C-9.5-19-8-11 0-5Z" transform="rotate(${n * 72})" fill="var(--piece-${colour})"/>`).join('')}
      <circle r="3.2" fill-opacity=".35"/>
    </g>
    <g id="art-seat">
      <circle r="42" fill="var(--board-seat)"/>
      <circle r="42" fill="url(#art-hollow)" fill-opacity="var(--relief)"/>
      <circle r="42" fill="none" stroke="url(#art-hollow-edge)" stroke-width="2.4"/>
    </g>
  </defs>
</svg>`.replaceAll(/\n\s*/g, '');
}
