// The parts of a deal's story, as they are called on their buttons and sheets.
import { say } from "../../i18n/language.svelte";
import { sayReplay } from "./words";

export type Part = "auction" | "kitty" | "books";

export const ORDER: Part[] = ["auction", "kitty", "books"];
export const PARTS: Record<Part, () => string> = {
  auction: () => say("auction"),
  kitty: () => say("kitty-cards-are"),
  books: () => sayReplay("books"),
};
