// How the books stand between the declarer's side and the others, counted from what the view says.
import type { TableView } from "../protocol/messages";

export interface Standing {
  /** Books of the declarer's side, the kitty's among them. */
  ours: number;
  /** How many of them are the kitty's. */
  kitty: number;
  theirs: number;
  /** Books that changed sides for a renege: the last of the declarer's, or the first of the others' where less than none. */
  moved: number;
  all: number;
  need: number;
}

const sum = (numbers: number[]): number => numbers.reduce((so, one) => so + one, 0);

/** The books that a side has and nobody took with cards: the kitty's. */
export function kittyBooks(view: TableView, side: number): number {
  const taken = sum(view.seats.filter((seat) => seat.side === side).map(({ tricks }) => tricks));
  return Math.max(0, (view.tricks_won[side] ?? 0) - movedTo(view, side) - taken);
}

/** Books that reneges brought to a side; less than none where they took some away. */
export const movedTo = (view: TableView, side: number): number =>
  sum(view.reneges.map(({ seat, moved }) => (seat === null ? 0 : view.seats[seat]?.side === side ? -moved : moved)));

/** The side of whoever declares, once it is known. */
export const declarersSide = (view: TableView): number | undefined =>
  view.contract ? view.seats[view.contract.declarer]?.side : undefined;

/** The kitty's books, for the seat that declares; none for any other. */
export function declarersKitty(view: TableView, seat: number): number {
  const side = declarersSide(view);
  return view.contract?.declarer === seat && side !== undefined ? kittyBooks(view, side) : 0;
}

export function standingOf(view: TableView): Standing | null {
  const contract = view.contract;
  const side = declarersSide(view);
  if (!contract || side === undefined) return null;
  const theirs = sum(view.tricks_won) - (view.tricks_won[side] ?? 0);
  const { have, left, need } = contract;
  return { ours: have, kitty: Math.min(have, kittyBooks(view, side)), theirs, moved: movedTo(view, side), all: have + left + theirs, need };
}
