// The first lesson as bidwhist.lesson writes it: cards laid by hand, every claim worked out by the core.
import { fetched } from "../../platform/fetched";
import address from "./lesson.json?url";
import type { Told } from "./words";

export interface Lying {
  seat: number;
  card: string;
}

/** Something that may be tried at a step, with what comes of it. */
export interface Way {
  card?: string;
  bid?: string;
  suit?: string;
  right: boolean;
  why: Told;
  /** The whole book that comes of a card, and who takes it; none where the rules forbid the card. */
  trick?: Lying[];
  winner?: number;
}

export interface Sum {
  books: number;
  kitty: number;
  all: number;
  free: number;
  need: number;
  points: number;
}

export interface Step {
  chapter: string;
  say: Told;
  hand: string[];
  trick: Lying[];
  winner: number | null;
  /** Books by side, the kitty's counted. */
  books: number[];
  kitty: number;
  ways: Way[];
  /** What is to be touched. */
  on?: "trick" | "hand" | "bids" | "suits";
  calls?: { seat: number; bid: string }[];
  /** The kitty as it was taken, and what lies aside of it already. */
  shown?: string[];
  aside?: string[];
  sum?: Sum;
}

export const { names: NAMES, steps: STEPS } = await fetched<{ names: string[]; steps: Step[] }>(address);
