// How the books stand between the declarer's side and the others, counted from what the view says.
import type { TableView } from "../protocol/messages";

export interface Standing {
  /** Books of the declarer's side, the kitty's among them. */
  ours: number;
  /** How many of them are the kitty's. */
  kitty: number;
  theirs: number;
  all: number;
  need: number;
}

const sum = (numbers: number[]): number => numbers.reduce((so, one) => so + one, 0);

/** The books that a side has and nobody took with cards: the kitty's. */
export function kittyBooks(view: TableView, side: number): number {
  const taken = sum(view.seats.filter((seat) => seat.side === side).map(({ tricks }) => tricks));
  const moved = view.reneges.some(({ moved: books }) => books > 0);
  return moved ? 0 : Math.max(0, (view.tricks_won[side] ?? 0) - taken);
}

export function standingOf(view: TableView): Standing | null {
  const contract = view.contract;
  const side = contract ? view.seats[contract.declarer]?.side : undefined;
  if (!contract || side === undefined) return null;
  const theirs = sum(view.tricks_won) - (view.tricks_won[side] ?? 0);
  const { have, left, need } = contract;
  return { ours: have, kitty: Math.min(have, kittyBooks(view, side)), theirs, all: have + left + theirs, need };
}
