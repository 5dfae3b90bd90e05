// What turns over on the wall: lists in leaves that a screen holds, and a bracket in parts that can be read.
import type { Slot } from "./bracket";

/** Slots of a round that one screen holds. */
const MOST_SLOTS = 8;

export interface Part {
  /** The first round that is shown, from 0. */
  from: number;
  part: number;
  parts: number;
}

/** A list in leaves of nearly the same length, of at most so many. */
export function leavesOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const long = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, leaf) => items.slice(leaf * long, (leaf + 1) * long));
}

/** The parts in which a bracket is shown: the whole if it can be read, else what is played now and comes after it. */
export function partsOf(rounds: readonly Slot[][], running: number): Part[] {
  const whole = rounds.findIndex((slots) => slots.length <= MOST_SLOTS);
  const from = Math.min(Math.max(running, 0), Math.max(whole, 0));
  const parts = Math.max(1, Math.ceil((rounds[from]?.length ?? 0) / MOST_SLOTS));
  return Array.from({ length: parts }, (_, part) => ({ from, part, parts }));
}

/** The slots of a round that belong to a part of the bracket, and the place of the first. */
export function within(slots: readonly Slot[], { part, parts }: Part): { first: number; slots: Slot[] } {
  const first = Math.floor((slots.length * part) / parts);
  return { first, slots: slots.slice(first, Math.ceil((slots.length * (part + 1)) / parts)) };
}
