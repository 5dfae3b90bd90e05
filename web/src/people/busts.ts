// The people of the house, drawn: a bust, its colours, and who wears which.
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

const PLUM = "#5b1f46";
const TEAL = "#0f5c58";
const BRASS = "#d6a548";
const CREAM = "#f4e3c0";
const RED = "#b3122a";
const DARK = "#1d1210";

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const coat = (fill: string): Shape => ({ d: "M15 64V62c0-12 8-15 17-15s17 3 17 15v2z", fill });
const neck = (fill: string): Shape => ({ d: "M28 40h8v9a4 3 0 0 1-8 0z", fill });
const head = (fill: string): Shape => ({ d: oval(32, 31, 10.5, 12), fill });
const eyes: Shape = { d: "M27.6 30.4h.1M36.4 30.4h.1", stroke: DARK, width: 2.4 };
const smile: Shape = { d: "M28 37q4 3 8 0", stroke: "#3a1d14", width: 1.6 };

const MAE: Bust = {
  ground: BRASS,
  ring: [PLUM, CREAM],
  shapes: [
    coat("#8d2f63"),
    { d: "M26 46l6 7 6-7z", fill: CREAM },
    neck("#7b4d33"),
    head("#7b4d33"),
    { d: "M20 28c-1-13 25-13 24 0-6-5-18-5-24 0z", fill: PLUM },
    { d: "M17 25c-2-15 14-18 20-13 8-2 12 5 9 13-8-7-21-7-29 0z", fill: "#a63a70" },
    { d: "M20 22c6-5 18-5 25 0", stroke: "#f0cd84", width: 2 },
    { d: oval(21, 37, 1.8, 1.8), fill: "#f0cd84" },
    { d: oval(43, 37, 1.8, 1.8), fill: "#f0cd84" },
    eyes,
    smile,
  ],
};
const OTIS: Bust = {
  ground: "#bcd7cf",
  ring: [TEAL, CREAM],
  shapes: [
    coat("#33475c"),
    { d: "M27 46l5 10 5-10z", fill: "#fdf7ea" },
    { d: "M32 50l2 3-2 9-2-9z", fill: RED },
    neck("#5f3a26"),
    head("#5f3a26"),
    { d: "M22 33c0 15 20 15 20 0-2 4-5 3-10 3s-8 1-10-3z", fill: "#e5ded6" },
    { d: "M17 24c2-11 28-12 31 0 2 2-1 3-4 2-8-3-16-3-24 0-3 1-5 0-3-2z", fill: "#4a3b33" },
    { d: "M25.500 30h3M35.500 30h3", stroke: DARK, width: 2 },
  ],
};
const EARL: Bust = {
  ground: "#e9c9b4",
  ring: [RED, CREAM],
  shapes: [
    coat(TEAL),
    { d: "M24 48c4 5 12 5 16 0", stroke: "#f0cd84", width: 2 },
    neck("#8f5f40"),
    head("#8f5f40"),
    { d: "M21.500 27c0-15 21-15 21 0-5-5-16-5-21 0z", fill: DARK },
    { d: oval(27.5, 30.5, 3.8, 3.8), fill: "#ffffff55", stroke: "#2b1a12", width: 1.5 },
    { d: oval(36.5, 30.5, 3.8, 3.8), fill: "#ffffff55", stroke: "#2b1a12", width: 1.5 },
    { d: "M27 38h10", stroke: DARK, width: 2.4 },
  ],
};
const RUBY: Bust = {
  ground: "#cfe6e0",
  ring: [RED, "#f0cd84"],
  shapes: [
    { d: "M18 34c-3-22 31-22 28 0 1 8 2 12 0 16H18c-2-4-1-8 0-16z", fill: "#2a1814" },
    coat(RED),
    { d: "M25 48l7 6 7-6z", fill: "#fdf7ea" },
    neck("#6a3f2a"),
    head("#6a3f2a"),
    { d: "M20.500 28c1-14 22-15 23 0-4-6-9-8-14-7-4 1-7 3-9 7z", fill: "#2a1814" },
    { d: oval(32, 55, 1.6, 1.6), fill: BRASS },
    { d: "M28.500 37.500q3.500 2.500 7 0q-3.500-2-7 0z", fill: RED },
    eyes,
  ],
};
const DOT: Bust = {
  ground: "#ecd3e2",
  ring: [TEAL, BRASS],
  shapes: [
    { d: oval(32, 26, 16, 15), fill: "#8a8086" },
    coat("#1a7770"),
    { d: "M27 47l5 5 5-5z", fill: CREAM },
    neck("#a06b47"),
    head("#a06b47"),
    { d: "M21.500 27c2-10 19-10 21 0-6-4-15-4-21 0z", fill: "#9a9096" },
    { d: "M24 30.500h6.500v4h-6.500zM33.500 30.500h6.500v4h-6.500zM30.500 32h3", stroke: PLUM, width: 1.4 },
    { d: oval(21.4, 36, 1.5, 1.5), fill: "#fdf7ea" },
    { d: oval(42.6, 36, 1.5, 1.5), fill: "#fdf7ea" },
    { d: "M28 39q4 2.500 8 0", stroke: "#3a1d14", width: 1.6 },
  ],
};
const PEARL: Bust = {
  ground: "#c9b6dc",
  ring: [PLUM, BRASS],
  shapes: [
    coat("#c77a1f"),
    { d: "M25 47h14l-7 8z", fill: "#fdf7ea" },
    { d: oval(32, 24, 17, 17), fill: "#231519" },
    neck("#a0704c"),
    head("#a0704c"),
    { d: "M22 27c3-7 17-7 20 0-2-10-18-10-20 0z", fill: "#231519" },
    eyes,
    smile,
  ],
};
const JUNIOR: Bust = {
  ground: "#fbe3b4",
  ring: [TEAL, "#fdf7ea"],
  shapes: [
    coat("#27446b"),
    { d: "M28 48l4 14 4-14z", fill: "#fdf7ea" },
    neck("#4f2f1f"),
    head("#4f2f1f"),
    { d: "M20.500 25c2-13 21-13 23 0z", fill: TEAL },
    { d: "M32 22.500h17c0 3-3 3.500-6 3H22z", fill: TEAL },
    { d: oval(32, 14.5, 1.6, 1.6), fill: BRASS },
    { d: "M24 40c4 6 12 6 16 0", stroke: DARK, width: 2 },
    eyes,
  ],
};
const CORA: Bust = {
  ground: "#f0cd84",
  ring: ["#8d2f63", TEAL],
  shapes: [
    coat(PLUM),
    { d: "M24 50c5 4 11 4 16 0M26 53c4 3 8 3 12 0", stroke: "#f0cd84", width: 1.6 },
    neck("#5b3523"),
    head("#5b3523"),
    { d: "M21 27c-1-7 3-10 3-14 2-6 14-6 16 0 0 4 4 7 3 14-6-5-16-5-22 0z", fill: RED },
    { d: "M22 22c6-4 14-4 20 0M24 15c5-3 11-3 16 0", stroke: "#f0cd84", width: 1.6 },
    { d: "M21 38v5M43 38v5", stroke: BRASS, width: 2 },
    eyes,
    smile,
  ],
};

const recoloured = (bust: Bust, ground: string, ring: [string, string], coatOf: string): Bust => ({
  ground,
  ring,
  shapes: bust.shapes.map((shape, place) => (place === 0 ? { ...shape, fill: coatOf } : shape)),
});
const BUSTS: Bust[] = [
  PEARL,
  JUNIOR,
  CORA,
  recoloured(PEARL, "#cfe6e0", [RED, CREAM], "#27446b"),
  recoloured(JUNIOR, "#ecd3e2", [PLUM, BRASS], "#8d2f63"),
  recoloured(CORA, "#bcd7cf", [TEAL, BRASS], "#c77a1f"),
];
const NAMED: Record<string, Bust> = { Mae: MAE, Otis: OTIS, Earl: EARL, Ruby: RUBY, Dot: DOT };

/** The bust of somebody: a bot's is its own, a person's always the same one. */
export function bustOf(name: string, person: string | null): Bust {
  const own = person === null ? NAMED[name] : undefined;
  if (own) return own;
  let sum = 0;
  for (const letter of person ?? name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return BUSTS[sum % BUSTS.length] ?? PEARL;
}
