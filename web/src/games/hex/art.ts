// Shapes that every board on the page shares: pieces, seats and the light on them.
//
// The one thing to know: shapes have no colours of their own. They are filled with --face, --wall, --other and --rim of the place where they are
// used, and gradients only add light and shade: so one drawing serves all sets and all colours.

import { mount } from 'svelte';
import Art from './Art.svelte';

let drawn = false;

/** Puts the shared shapes on the page, once. */
export function needArt(): void {
  if (drawn || typeof document === 'undefined') return;
  drawn = true;
  mount(Art, { target: document.body });
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
