// Cards as the wire writes them, and what people call them.
import { say } from "../i18n/language.svelte";

export type SuitLetter = "C" | "D" | "H" | "S";
export type Joker = "BJ" | "LJ";

export const isJoker = (card: string): card is Joker => card === "BJ" || card === "LJ";
export const suitOf = (card: string): SuitLetter => card[1] as SuitLetter;
export const rankOf = (card: string): string => (card[0] === "T" ? "10" : (card[0] ?? ""));

/** A suit as one says it. */
export const suitName = (suit: string): string => say("suit", { suit });

/** A card's name, as one says it. */
export const nameOf = (card: string): string => {
  if (isJoker(card)) return say(card === "BJ" ? "big-joker" : "little-joker");
  return say("card", { rank: `r${card[0]}`, suit: suitOf(card) });
};

/** A hand that lies open: jokers, then suit by suit from the top; it is sent from the bottom. */
export const highFirst = (cards: string[]): string[] => [...cards].reverse();

/** Suit shapes in a box of 100 by 100. */
export const SHAPES: Record<SuitLetter, string> = {
  S: "M50 4C45 26 9 40 9 64c0 14 10 21 21 20 7-1 13-5 16-11-1 11-4 18-12 23h32c-8-5-11-12-12-23 3 6 9 10 16 11 11 1 21-6 21-20C91 40 55 26 50 4Z",
  H: "M50 93C17 65 7 49 7 32 7 18 17 8 30 8c9 0 16 5 20 14C54 13 61 8 70 8c13 0 23 10 23 24 0 17-10 33-43 61Z",
  D: "M50 4C60 22 72 37 87 50 72 63 60 78 50 96 40 78 28 63 13 50 28 37 40 22 50 4Z",
  C: "M50 5a21 21 0 0 0-16.5 34A21 21 0 1 0 46 72c-1 11-4 18-12 23h32c-8-5-11-12-12-23a21 21 0 1 0 12.5-33A21 21 0 0 0 50 5Z",
};
