// A day that is over, as one person sees it: their share of each deal, where they are among all, and a line to share.
import type { DailyBoardLine, DailyPlaceTold, DailyResults } from "../../protocol/messages";

export interface OwnDeal {
  board: number;
  /** The share of the matchpoints in millionths; null for a deal that was not played. */
  share: number | null;
}

const WHOLE = 1_000_000;
const BLOCKS = "▁▂▃▄▅▆▇█";
const COLUMNS = 20;

/** The deals that somebody played, or those of the field that they are in. */
export function ownDeals(boards: readonly DailyBoardLine[]): OwnDeal[] {
  return boards.flatMap(({ board, yours }) => (yours ? [{ board, share: yours.share }] : []));
}

/** One's own line of the day, with how many others there are to compare with. */
export function ownPlace({ places }: DailyResults): { mine: DailyPlaceTold | null; ranked: number } {
  return {
    mine: places.find((one) => one.you) ?? null,
    ranked: places.filter((one) => one.place !== null).length,
  };
}

/** Deals as a row of blocks: it says how well, and nothing of a card. */
export const blocksOf = (deals: readonly OwnDeal[]): string =>
  deals
    .map(({ share }) => (share === null ? "·" : (BLOCKS[Math.min(7, Math.floor((share / WHOLE) * 8))] ?? "·")))
    .join("");

export interface Field {
  /** How many results each twentieth of the scale has, from nothing to all. */
  columns: number[];
  /** The column that is one's own; null for somebody who did not play. */
  yours: number | null;
  count: number;
  low: number;
  middle: number;
  high: number;
}

const columnOf = (share: number): number => Math.min(COLUMNS - 1, Math.max(0, Math.floor((share / WHOLE) * COLUMNS)));

/** How the results of a day are spread; null where nobody played. */
export function fieldOf(places: readonly DailyPlaceTold[]): Field | null {
  const people = places.filter((one) => !one.is_house);
  const shares = people.map((one) => one.share).sort((a, b) => a - b);
  if (!shares.length) return null;
  const columns = Array.from({ length: COLUMNS }, () => 0);
  for (const share of shares) columns[columnOf(share)]! += 1;
  const mine = people.find((one) => one.you);
  return {
    columns,
    yours: mine ? columnOf(mine.share) : null,
    count: shares.length,
    low: shares[0]!,
    middle: shares[Math.floor(shares.length / 2)]!,
    high: shares.at(-1)!,
  };
}
