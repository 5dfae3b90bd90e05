// A likeness as text: a bust in a ring of patchwork, in a box of 64 by 64.
import type { Bust, Shape } from "./busts";

const PATCHES = 16;
const at = (turn: number, radius: number): string =>
  [Math.cos, Math.sin].map((along) => (32 + radius * along((turn * 2 * Math.PI) / PATCHES)).toFixed(1)).join(" ");

/** The patches of the ring. */
export const RING = Array.from(
  { length: PATCHES },
  (_, turn) => `M${at(turn, 32)}L${at(turn + 1, 32)}L${at(turn + 0.5, 25)}z`,
).join("");

const drawn = ({ d, fill = "none", stroke = "none", width = 1 }: Shape): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;

/** The shapes of a bust, first at the back. */
export const shapesOf = (bust: Bust): string => bust.shapes.map(drawn).join("");
