// One deal of a replay, gathered from its moments: whole hands, when each card fell, when each call was made.
import { isJoker } from "../../cards/cards";
import type { Replay, ReplayStep, TableView } from "../../protocol/messages";

export interface Round {
  /** Moments of the deal: the first and the last. */
  first: number;
  last: number;
  /** The deal as it ended. */
  end: TableView;
  /** What each seat played from, by seat; as held now, before the play. */
  hands: string[][];
  /** The moment at which a card was played. */
  playedAt: Map<string, number>;
  /** The moments of the calls, in order. */
  calledAt: number[];
}

const heldAt = (step: ReplayStep | undefined, seats: number): string[][] =>
  Array.from({ length: seats }, (_, seat) => step?.hands.find((hand) => hand.seat === seat)?.cards ?? []);

/** The deal that a moment belongs to. */
export function roundOf({ steps }: Replay, here: number): Round | null {
  const now = steps[here];
  const first = steps.findIndex(({ deal }) => deal === now?.deal);
  const moments = steps.filter(({ deal }) => deal === now?.deal);
  const end = moments.at(-1)?.view;
  if (!now || !end) return null;
  const last = first + moments.length - 1;
  const begun = moments.find(({ view }) => view.phase === "play");
  const isPlayed = now.view.phase !== "auction" && now.view.phase !== "declare" && now.view.phase !== "discard";
  const playedAt = new Map<string, number>();
  const calledAt: number[] = [];
  moments.forEach(({ events }, at) => {
    for (const { kind, cards } of events) {
      if (kind === "called") calledAt.push(first + at);
      if (kind === "played" && cards[0]) playedAt.set(cards[0], first + at);
    }
  });
  return {
    first,
    last,
    end,
    hands: heldAt(isPlayed && begun ? begun : now, now.view.seats.length),
    playedAt,
    calledAt,
  };
}

const SUITS = ["S", "H", "C", "D"];

/** A hand in suits from the top, jokers with the trumps or by themselves. */
export function inSuits(cards: string[], trump: string): { suit: string; cards: string[] }[] {
  const high = [...cards].reverse();
  const jokers = high.filter(isJoker);
  const own = SUITS.includes(trump) ? trump : "";
  const suits = SUITS.map((suit) => ({ suit, cards: high.filter((card) => !isJoker(card) && card[1] === suit) }));
  const all = suits.map((one) => (one.suit === own ? { ...one, cards: [...jokers, ...one.cards] } : one));
  return [...(own ? [] : [{ suit: "", cards: jokers }]), ...all].filter((one) => one.cards.length > 0);
}
