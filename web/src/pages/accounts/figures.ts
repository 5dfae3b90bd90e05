// One's own figures as pictures: wins against losses match by match, and each bid beside the one bid most.
import type { BidStatistics, MatchLine } from "../../protocol/messages";

/** The height of the picture, whose width is 100. */
export const HIGH = 40;
const EDGE = 3;
/** Matches from which on a line says something. */
const FEWEST = 2;

export interface Balance {
  line: string;
  /** Where as many are won as lost. */
  even: number;
  lastY: number;
  now: number;
  best: number;
  count: number;
}

/** Wins minus losses after each match, oldest first; null for fewer than two. */
export function balanceOf(matches: readonly Pick<MatchLine, "won">[]): Balance | null {
  if (matches.length < FEWEST) return null;
  let sum = 0;
  const sums = [0, ...matches.map(({ won }) => (sum += won === null ? 0 : won ? 1 : -1))];
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const y = (value: number): number =>
    Math.round((EDGE + ((high - value) / Math.max(1, high - low)) * (HIGH - 2 * EDGE)) * 10) / 10;
  const x = (place: number): number => Math.round((place / matches.length) * 1000) / 10;
  const points = sums.map((value, place) => `${x(place)} ${y(value)}`);
  return {
    line: `M${points.join("L")}`,
    even: y(0),
    lastY: y(sum),
    now: sum,
    best: high,
    count: matches.length,
  };
}

export interface BidBar {
  call: string;
  number: string;
  way: string;
  bid: number;
  made: number;
  /** Hundredths of the longest bar, and of this one what was made. */
  wide: number;
  full: number;
}

export function bidsOf(bids: readonly BidStatistics[]): BidBar[] {
  const most = Math.max(1, ...bids.map(({ bid }) => bid));
  return bids.map(({ call, bid, made }) => {
    const [, number = call, way = ""] = /^(\d+)([UDN]?)$/.exec(call) ?? [];
    return { call, number, way, bid, made, wide: (100 * bid) / most, full: bid ? (100 * made) / bid : 0 };
  });
}
