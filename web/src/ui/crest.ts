// A club's crest, made of the deck's ornaments: which field, patchwork, colours and sign follow from the club's id alone.
import { SHAPES, type SuitLetter } from "../cards/cards";
import { BLUE, BRASS, CREAM, CURTAIN, GOLD, PLUM, PLUM_LIFT, QUILT_EDGE, RED, SLATE, TEAL, TEAL_LIFT } from "./paints";

export interface Crest {
  /** Behind the patchwork. */
  field: string;
  patches: { d: string; fill: string }[];
  /** The suit that it carries, a path in a box of 100 by 100. */
  suit: SuitLetter;
  sign: string;
  signPaint: string;
}

/** Two colours of the field and the one of its sign, each pair far enough apart to be told from the other. */
const COLOURS: readonly (readonly [string, string, string])[] = [
  [TEAL, TEAL_LIFT, GOLD],
  [PLUM, PLUM_LIFT, GOLD],
  [BLUE, SLATE, CREAM],
  [RED, QUILT_EDGE, CREAM],
  [QUILT_EDGE, TEAL, CREAM],
  [BRASS, CREAM, PLUM],
  [CURTAIN, BLUE, CREAM],
  [PLUM, RED, CREAM],
];
const SUITS: readonly SuitLetter[] = ["S", "H", "D", "C"];
/** Divisions of a shield of 64 by 64, as quilts and heralds have them. */
const PATCHWORK: readonly string[] = [
  "M0 0h32v32H0zM32 32h32v32H32z",
  "M0 64V48L32 16l32 32v16L32 32z",
  "M32 0h32v64H32z",
  "M0 0h16L64 48v16H48L0 16z",
  "M0 0h16v16H0zM32 0h16v16H32zM16 16h16v16H16zM48 16h16v16H48zM0 32h16v16H0zM32 32h16v16H32zM16 48h16v16H16zM48 48h16v16H48z",
  "M0 0h21L0 21zM21 0h22L21 21zM43 0h21L43 21zM0 43h21L0 64zM21 43h22L21 64zM43 43h21L43 64z",
  "M32 0L64 32 32 64 0 32z",
  "M0 12h64v12H0zM0 40h64v12H0z",
];

/** A number that every browser makes of the same words. */
function numberOf(words: string): number {
  let made = 2166136261;
  for (let at = 0; at < words.length; at += 1) made = Math.imul(made ^ words.charCodeAt(at), 16777619) >>> 0;
  return (made ^ (made >>> 15)) >>> 0;
}

const chosen = <One>(all: readonly One[], number: number): One => all[number % all.length]!;

export function crestOf(club: string): Crest {
  const number = numberOf(club);
  const [field, other, signPaint] = chosen(COLOURS, number);
  const suit = chosen(SUITS, number >>> 6);
  return { field, patches: [{ d: chosen(PATCHWORK, number >>> 3), fill: other }], suit, sign: SHAPES[suit], signPaint };
}
