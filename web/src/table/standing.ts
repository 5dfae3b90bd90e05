// How the books stand between the declarer's side and the others, counted from what the view says.
import type { SideTally, TableView } from "../protocol/messages";

export interface Standing {
  /** Whether the declarer's side is the viewer's: brass is ours at the seats and here. */
  isOurs: boolean;
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

const NOTHING: SideTally = { played: 0, discards: 0, claimed: 0, moved: 0 };

/** Where the books of a side came from. */
export const tallyOf = (view: TableView, side: number): SideTally => view.tally[side] ?? NOTHING;

/** The books that a side has of the kitty. */
export const kittyBooks = (view: TableView, side: number): number => tallyOf(view, side).discards;

/** Books that reneges brought to a side; less than none where they took some away. */
export const movedTo = (view: TableView, side: number): number => tallyOf(view, side).moved;

/** The books of a side as a sum: what was won with cards first, then all else that is not nothing. */
export function partsOf(
  view: TableView,
  side: number,
): { name: "books" | "claim" | "kitty" | "renege"; count: number }[] {
  const { played, claimed, discards, moved } = tallyOf(view, side);
  const rest = [
    { name: "claim" as const, count: claimed },
    { name: "kitty" as const, count: discards },
    { name: "renege" as const, count: moved },
  ].filter(({ count }) => count !== 0);
  return played || !rest.length ? [{ name: "books", count: played }, ...rest] : rest;
}

/** The declarer's side, once it is known; where trump was turned up nobody does, so it is the viewer's. */
export function declarersSide(view: TableView): number | undefined {
  if (!view.contract) return undefined;
  const seat = view.contract.turned === null ? view.contract.declarer : (view.you ?? 0);
  return view.seats[seat]?.side;
}

/** The kitty's books, for the seat that declares; none for any other. */
export function declarersKitty(view: TableView, seat: number): number {
  const side = declarersSide(view);
  return view.contract?.declarer === seat && side !== undefined ? kittyBooks(view, side) : 0;
}

export function standingOf(view: TableView): Standing | null {
  const contract = view.contract;
  const side = declarersSide(view);
  if (!contract || side === undefined) return null;
  const ours = view.tricks_won[side] ?? 0;
  const theirs = sum(view.tricks_won) - ours;
  const { left, need } = contract;
  return {
    isOurs: view.you === null || view.seats[view.you]?.side === side,
    ours,
    kitty: Math.min(ours, kittyBooks(view, side)),
    theirs,
    moved: movedTo(view, side),
    all: ours + left + theirs,
    need,
  };
}
