// The people of the house, drawn: a bust, its colours, and who wears which.
import * as paint from "./paints";

export interface Bust {
  /** Behind the head. */
  ground: string;
  /** The two colours of the ring. */
  ring: [string, string];
  /** Shapes of a box of 64 by 64, first at the back. */
  shapes: Shape[];
}

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const coat = (fill: string): Shape => ({ d: "M15 64V62c0-12 8-15 17-15s17 3 17 15v2z", fill });
const neck = (fill: string): Shape => ({ d: "M28 40h8v9a4 3 0 0 1-8 0z", fill });
const head = (fill: string): Shape => ({ d: oval(32, 31, 10.5, 12), fill });
const eyes: Shape = { d: "M27.6 30.4h.1M36.4 30.4h.1", stroke: paint.DARK, width: 2.4 };
const smile: Shape = { d: "M28 37q4 3 8 0", stroke: paint.LIP, width: 1.6 };

const MAE: Bust = {
  ground: paint.BRASS,
  ring: [paint.PLUM, paint.CREAM],
  shapes: [
    coat(paint.BERRY),
    { d: "M26 46l6 7 6-7z", fill: paint.CREAM },
    neck(paint.SKIN_1),
    head(paint.SKIN_1),
    { d: "M20 28c-1-13 25-13 24 0-6-5-18-5-24 0z", fill: paint.PLUM },
    { d: "M17 25c-2-15 14-18 20-13 8-2 12 5 9 13-8-7-21-7-29 0z", fill: paint.ROSE },
    { d: "M20 22c6-5 18-5 25 0", stroke: paint.GOLD, width: 2 },
    { d: oval(21, 37, 1.8, 1.8), fill: paint.GOLD },
    { d: oval(43, 37, 1.8, 1.8), fill: paint.GOLD },
    eyes,
    smile,
  ],
};
const OTIS: Bust = {
  ground: paint.MINT,
  ring: [paint.TEAL, paint.CREAM],
  shapes: [
    coat(paint.SLATE),
    { d: "M27 46l5 10 5-10z", fill: paint.LINEN },
    { d: "M32 50l2 3-2 9-2-9z", fill: paint.RED },
    neck(paint.SKIN_2),
    head(paint.SKIN_2),
    { d: "M22 33c0 15 20 15 20 0-2 4-5 3-10 3s-8 1-10-3z", fill: paint.WHITE_BEARD },
    { d: "M17 24c2-11 28-12 31 0 2 2-1 3-4 2-8-3-16-3-24 0-3 1-5 0-3-2z", fill: paint.FELT_HAT },
    { d: "M25.500 30h3M35.500 30h3", stroke: paint.DARK, width: 2 },
  ],
};
const EARL: Bust = {
  ground: paint.PEACH,
  ring: [paint.RED, paint.CREAM],
  shapes: [
    coat(paint.TEAL),
    { d: "M24 48c4 5 12 5 16 0", stroke: paint.GOLD, width: 2 },
    neck(paint.SKIN_3),
    head(paint.SKIN_3),
    { d: "M21.500 27c0-15 21-15 21 0-5-5-16-5-21 0z", fill: paint.DARK },
    { d: oval(27.5, 30.5, 3.8, 3.8), fill: paint.GLASS, stroke: paint.FRAME, width: 1.5 },
    { d: oval(36.5, 30.5, 3.8, 3.8), fill: paint.GLASS, stroke: paint.FRAME, width: 1.5 },
    { d: "M27 38h10", stroke: paint.DARK, width: 2.4 },
  ],
};
const RUBY: Bust = {
  ground: paint.ICE,
  ring: [paint.RED, paint.GOLD],
  shapes: [
    { d: "M18 34c-3-22 31-22 28 0 1 8 2 12 0 16H18c-2-4-1-8 0-16z", fill: paint.HAIR_1 },
    coat(paint.RED),
    { d: "M25 48l7 6 7-6z", fill: paint.LINEN },
    neck(paint.SKIN_4),
    head(paint.SKIN_4),
    { d: "M20.500 28c1-14 22-15 23 0-4-6-9-8-14-7-4 1-7 3-9 7z", fill: paint.HAIR_1 },
    { d: oval(32, 55, 1.6, 1.6), fill: paint.BRASS },
    { d: "M28.500 37.500q3.500 2.500 7 0q-3.500-2-7 0z", fill: paint.RED },
    eyes,
  ],
};
const DOT: Bust = {
  ground: paint.LILAC,
  ring: [paint.TEAL, paint.BRASS],
  shapes: [
    { d: oval(32, 26, 16, 15), fill: paint.GREY_HAIR },
    coat(paint.TEAL_LIFT),
    { d: "M27 47l5 5 5-5z", fill: paint.CREAM },
    neck(paint.SKIN_5),
    head(paint.SKIN_5),
    { d: "M21.500 27c2-10 19-10 21 0-6-4-15-4-21 0z", fill: paint.GREY_LOCK },
    { d: "M24 30.500h6.500v4h-6.500zM33.500 30.500h6.500v4h-6.500zM30.500 32h3", stroke: paint.PLUM, width: 1.4 },
    { d: oval(21.4, 36, 1.5, 1.5), fill: paint.LINEN },
    { d: oval(42.6, 36, 1.5, 1.5), fill: paint.LINEN },
    { d: "M28 39q4 2.500 8 0", stroke: paint.LIP, width: 1.6 },
  ],
};
const PEARL: Bust = {
  ground: paint.LAVENDER,
  ring: [paint.PLUM, paint.BRASS],
  shapes: [
    coat(paint.AMBER),
    { d: "M25 47h14l-7 8z", fill: paint.LINEN },
    { d: oval(32, 24, 17, 17), fill: paint.HAIR_2 },
    neck(paint.SKIN_6),
    head(paint.SKIN_6),
    { d: "M22 27c3-7 17-7 20 0-2-10-18-10-20 0z", fill: paint.HAIR_2 },
    eyes,
    smile,
  ],
};
const JUNIOR: Bust = {
  ground: paint.BUTTER,
  ring: [paint.TEAL, paint.LINEN],
  shapes: [
    coat(paint.BLUE),
    { d: "M28 48l4 14 4-14z", fill: paint.LINEN },
    neck(paint.SKIN_7),
    head(paint.SKIN_7),
    { d: "M20.500 25c2-13 21-13 23 0z", fill: paint.TEAL },
    { d: "M32 22.500h17c0 3-3 3.500-6 3H22z", fill: paint.TEAL },
    { d: oval(32, 14.5, 1.6, 1.6), fill: paint.BRASS },
    { d: "M24 40c4 6 12 6 16 0", stroke: paint.DARK, width: 2 },
    eyes,
  ],
};
const CORA: Bust = {
  ground: paint.GOLD,
  ring: [paint.BERRY, paint.TEAL],
  shapes: [
    coat(paint.PLUM),
    { d: "M24 50c5 4 11 4 16 0M26 53c4 3 8 3 12 0", stroke: paint.GOLD, width: 1.6 },
    neck(paint.SKIN_8),
    head(paint.SKIN_8),
    { d: "M21 27c-1-7 3-10 3-14 2-6 14-6 16 0 0 4 4 7 3 14-6-5-16-5-22 0z", fill: paint.RED },
    { d: "M22 22c6-4 14-4 20 0M24 15c5-3 11-3 16 0", stroke: paint.GOLD, width: 1.6 },
    { d: "M21 38v5M43 38v5", stroke: paint.BRASS, width: 2 },
    eyes,
    smile,
  ],
};
const GUS: Bust = {
  ground: paint.PEACH,
  ring: [paint.SLATE, paint.BRASS],
  shapes: [
    coat(paint.SLATE),
    { d: "M26 46l6 9 6-9z", fill: paint.LINEN },
    { d: "M32 51.500l-6-3.500v7zM32 51.500l6-3.500v7z", fill: paint.RED },
    neck(paint.SKIN_3),
    head(paint.SKIN_3),
    { d: "M21.800 25c-2.500 4-2.500 9 0 12zM42.200 25c2.500 4 2.500 9 0 12z", fill: paint.WHITE_BEARD },
    { d: "M25 39c1-4 5-4.500 7-2 2-2.500 6-2 7 2-2 .5-5 .5-7-1-2 1.500-5 1.500-7 1z", fill: paint.WHITE_BEARD },
    { d: "M25.500 27.500q2-1.500 4 0M34.500 27.500q2-1.500 4 0", stroke: paint.WHITE_BEARD, width: 1.6 },
    eyes,
  ],
};
const BEA: Bust = {
  ground: paint.MINT,
  ring: [paint.ROSE, paint.CREAM],
  shapes: [
    coat(paint.ROSE),
    { d: "M25 47q7 7 14 0", stroke: paint.LINEN, width: 2.4 },
    { d: oval(18.5, 21, 7.5, 7.5), fill: paint.HAIR_2 },
    { d: oval(45.5, 21, 7.5, 7.5), fill: paint.HAIR_2 },
    neck(paint.SKIN_5),
    head(paint.SKIN_5),
    {
      d: "M21.300 29c0-14 21.400-14 21.400 0-3-5-7-7.500-10.700-8.500-3.700 1-7.700 3.500-10.700 8.500z",
      fill: paint.HAIR_2,
    },
    { d: "M22.500 19.500l3.500 3M41.500 19.500l-3.500 3", stroke: paint.GOLD, width: 2.4 },
    eyes,
    smile,
  ],
};
const SOL: Bust = {
  ground: paint.ICE,
  ring: [paint.BLUE, paint.GOLD],
  shapes: [
    { d: "M19.500 28c-2-17 27-17 25 0l2.500 22h-30z", fill: paint.HAIR_1 },
    coat(paint.TEAL_LIFT),
    { d: "M26 47q6 6 12 0", stroke: paint.CREAM, width: 2 },
    neck(paint.SKIN_7),
    head(paint.SKIN_7),
    { d: "M22 34c0 14 20 14 20 0-2 4-5 4.500-10 4.500s-8-.5-10-4.500z", fill: paint.HAIR_1 },
    { d: "M21 28c0-14 22-14 22 0-4-5-7.500-6-11-6s-7 1-11 6z", fill: paint.HAIR_1 },
    { d: "M19 32l-1 14M22 40l-.5 7M45 32l1 14M42 40l.5 7", stroke: paint.AMBER, width: 1.2 },
    { d: "M28.500 38.500q3.500 2 7 0", stroke: paint.SKIN_5, width: 1.6 },
    eyes,
  ],
};
const IRIS: Bust = {
  ground: paint.BUTTER,
  ring: [paint.BERRY, paint.CREAM],
  shapes: [
    { d: "M19 31c-2-21 28-21 26 0l1.500 11c-3 2.500-6 2-8 0h-13c-2 2-5 2.500-8 0z", fill: paint.HAIR_1 },
    coat(paint.BERRY),
    { d: "M26 46l6 8 6-8z", fill: paint.BUTTER },
    neck(paint.SKIN_2),
    head(paint.SKIN_2),
    { d: "M21.200 29c0-13 21.600-13 21.600 0-6-3-15.600-3-21.600 0z", fill: paint.HAIR_1 },
    { d: "M20 22c5-8.500 19-8.500 24 0", stroke: paint.AMBER, width: 3 },
    { d: oval(21, 38, 1.6, 1.6), fill: paint.GOLD },
    { d: oval(43, 38, 1.6, 1.6), fill: paint.GOLD },
    eyes,
    smile,
  ],
};

const recoloured = (bust: Bust, ground: string, ring: [string, string], coatOf: string): Bust => ({
  ground,
  ring,
  shapes: bust.shapes.map((shape, place) => (place === 0 ? { ...shape, fill: coatOf } : shape)),
});
/** Those of people, by place; bots that are people of the house have their own. */
export const BUSTS: readonly Bust[] = [
  PEARL,
  JUNIOR,
  CORA,
  GUS,
  BEA,
  SOL,
  IRIS,
  recoloured(PEARL, paint.ICE, [paint.RED, paint.CREAM], paint.BLUE),
  recoloured(JUNIOR, paint.LILAC, [paint.PLUM, paint.BRASS], paint.BERRY),
  recoloured(CORA, paint.MINT, [paint.TEAL, paint.BRASS], paint.AMBER),
];
const NAMED: Record<string, Bust> = { Mae: MAE, Otis: OTIS, Earl: EARL, Ruby: RUBY, Dot: DOT };

const placeOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % BUSTS.length;
};

/** Who is drawn: a person, or a bot that is nobody of the house; and the figure they have chosen, if any. */
export interface Drawn {
  name: string;
  person: string | null;
  face?: number | null;
}

/** Whether there is nobody, or somebody with a figure that nobody else can have. */
const needsNone = ({ name, person }: Drawn): boolean => person === null && (!name || NAMED[name] !== undefined);

/** The figure of somebody who is drawn alone. */
export const faceOf = ({ name, person, face }: Drawn): number => face ?? placeOf(person ?? name);

/** The figures of people beside one another, no two the same: a choice comes first, then who sits first. */
export function facesOf(people: readonly Drawn[]): number[] {
  const found: (number | null)[] = people.map(() => null);
  const give = (at: number, wanted: number): void => {
    let face = wanted;
    for (let tries = 1; tries < BUSTS.length && found.includes(face); tries++) face = (face + 1) % BUSTS.length;
    found[at] = face;
  };
  const chosen = ({ face }: Drawn): boolean => typeof face === "number";
  for (const first of [true, false])
    people.forEach((one, at) => chosen(one) === first && !needsNone(one) && give(at, faceOf(one)));
  return found.map((face, at) => face ?? faceOf(people[at]!));
}

/** The bust of somebody: a bot of the house has its own; everybody else the figure given, or always the same one. */
export function bustOf(name: string, person: string | null, face: number | null = null): Bust {
  const own = person === null ? NAMED[name] : undefined;
  return own ?? BUSTS[faceOf({ name, person, face })] ?? PEARL;
}
