// Somebody's way over the months as a drawing in hundredths of its box: the line of the grade, the band of what it may be, and bots as landmarks.
import type { BotMark, Step } from "../../protocol/messages";

const WHOLE = 100;
/** What stays free above and below. */
const EDGE = 8;
/** Landmarks nearer to one another than this are drawn without words. */
const APART = 11;

interface Known {
  time: number;
  worth: number;
  likely: number;
}

export interface Way {
  line: string;
  band: string;
  /** Where the line ends, at the right edge. */
  lastY: number;
  bots: { level: string; worth: number; y: number; isNamed: boolean }[];
  /** The first of each month, ms since 1970. */
  months: { time: number; x: number }[];
  first: number;
  now: number;
  count: number;
}

const tenths = (part: number): number => Math.round(part * 10) / 10;
const knownOf = (steps: readonly Step[]): Known[] =>
  steps.flatMap(({ time, worth, likely }) => (worth === null ? [] : [{ time, worth, likely: likely ?? worth }]));

function monthsBetween(from: number, to: number): number[] {
  const found = [];
  const at = new Date(from);
  at.setUTCDate(1);
  at.setUTCHours(0, 0, 0, 0);
  for (let month = at.getTime(); month <= to; month = at.getTime()) {
    if (month >= from) found.push(month);
    at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return found;
}

/** The drawing; null before there are two grades to join. */
export function wayOf(steps: readonly Step[], bots: readonly BotMark[]): Way | null {
  const known = knownOf(steps);
  const [begin, end] = [known[0], known.at(-1)];
  if (!begin || !end || known.length < 2) return null;
  const own = known.flatMap(({ worth, likely }) => [worth, likely]);
  const [lowest, highest] = [Math.min(...own), Math.max(...own)];
  // The landmarks just outside of one's own way belong to the picture.
  const below = bots.filter(({ worth }) => worth <= lowest).at(-1)?.worth ?? lowest;
  const above = bots.find(({ worth }) => worth >= highest)?.worth ?? highest;
  const [low, high] = [Math.min(below, lowest), Math.max(above, highest)];
  const yOf = (worth: number): number =>
    tenths(EDGE + (1 - (worth - low) / Math.max(1, high - low)) * (WHOLE - 2 * EDGE));
  const xOf = (time: number): number => tenths(((time - begin.time) / Math.max(1, end.time - begin.time)) * WHOLE);
  const points = (of: (one: Known) => number): string[] => known.map((one) => `${xOf(one.time)} ${yOf(of(one))}`);
  const worths = points(({ worth }) => worth);
  let free = Infinity;
  const marks = bots
    .filter(({ worth }) => worth >= low && worth <= high)
    .map(({ level, worth }) => {
      const y = yOf(worth);
      const isNamed = free - y >= APART;
      if (isNamed) free = y;
      return { level, worth, y, isNamed };
    });
  return {
    line: `M${worths.join("L")}`,
    band: `M${[...worths, ...points(({ likely }) => likely).reverse()].join("L")}z`,
    lastY: yOf(end.worth),
    bots: marks,
    months: monthsBetween(begin.time, end.time).map((time) => ({ time, x: xOf(time) })),
    first: begin.worth,
    now: end.worth,
    count: known.length,
  };
}

/** The next level of bots above a grade, and how far it is. */
export function nextBot(worth: number, bots: readonly BotMark[]): { level: string; points: number } | null {
  const next = [...bots].sort((a, b) => a.worth - b.worth).find((one) => one.worth > worth);
  return next ? { level: next.level, points: next.worth - worth } : null;
}
