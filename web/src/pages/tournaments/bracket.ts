// The lines of a knockout, round by round: who stands on each, and which two lines lead to one of the next round.
import type { EventPage } from "../../protocol/messages";
import { plain } from "../../ui/numbers";

export interface Line {
  /** Nothing where nobody has come that far. */
  entrant: number | null;
  names: string;
  points: string;
  won: boolean;
}

/** A slot of a round: the two lines of a table, or one of a pair with a bye. */
export interface Slot {
  lines: Line[];
  /** The number of the table while it plays. */
  table: number | null;
  settled: boolean;
}

const EMPTY: Line = { entrant: null, names: "", points: "", won: false };
const FREE: Slot = { lines: [EMPTY, EMPTY], table: null, settled: false };

/** The slots of every round, the rounds that are still to come with them. */
export const slotsOf = (page: EventPage): Slot[][] => {
  const rounds = page.rounds.map((round) => {
    const slots: Slot[] = round.meetings.map((met) => ({
      lines: met.sides.map(([entrant = null], side) => ({
        entrant,
        names: met.names[side] ?? "",
        points: met.settled && met.points ? plain(met.points[side] ?? 0) : "",
        won: met.settled && met.winner === side,
      })),
      table: met.settled ? null : met.number,
      settled: met.settled,
    }));
    for (const rest of round.rests)
      slots.splice(Math.min(rest.place, slots.length), 0, {
        lines: [{ entrant: rest.entrant, names: rest.names, points: "", won: true }],
        table: null,
        settled: true,
      });
    return slots;
  });
  while (rounds.length && (rounds.at(-1)?.length ?? 0) > 1)
    rounds.push(Array.from({ length: Math.ceil((rounds.at(-1)?.length ?? 0) / 2) }, () => FREE));
  return rounds;
};

/** The place in the next round that a slot leads to. */
export function nextPlace(slot: Slot, place: number, next: readonly Slot[]): number {
  const own = slot.lines.flatMap((line) => line.entrant ?? []);
  const found = next.findIndex(({ lines }) => lines.some(({ entrant }) => entrant !== null && own.includes(entrant)));
  return found >= 0 ? found : place >> 1;
}
