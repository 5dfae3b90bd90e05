// The lines of a knockout, round by round: who stands on each, and which two lines lead to one of the next round.
import type { EventPage } from "../../protocol/messages";

export interface Line {
  /** Nothing where nobody stands there yet. */
  entrant: number | null;
  names: string;
  points: string;
  won: boolean;
}

/** A slot of a round: the two lines of a table, or one of a pair with a bye. */
export type Slot = Line[];

const EMPTY: Line = { entrant: null, names: "", points: "", won: false };

/** The slots of every round, the rounds that are still to come with them. */
export const slotsOf = (page: EventPage): Slot[][] => {
  const rounds = page.rounds.map((round) => {
    const slots: Slot[] = round.meetings.map((met) =>
      met.sides.map(([entrant = null], side) => ({
        entrant,
        names: met.names[side] ?? "",
        points: met.settled && met.points ? String(met.points[side]) : "",
        won: met.settled && met.winner === side,
      })),
    );
    for (const rest of round.rests)
      slots.splice(Math.min(rest.place, slots.length), 0, [
        { entrant: rest.entrant, names: rest.names, points: "", won: true },
      ]);
    return slots;
  });
  while (rounds.length && (rounds.at(-1)?.length ?? 0) > 1)
    rounds.push(Array.from({ length: Math.ceil((rounds.at(-1)?.length ?? 0) / 2) }, () => [EMPTY, EMPTY]));
  return rounds;
};
