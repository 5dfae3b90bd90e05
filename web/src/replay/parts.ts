// The parts of a deal's story, as they are called on their buttons and sheets.
export type Part = "auction" | "kitty" | "books";

export const PARTS: [Part, string][] = [
  ["auction", "Auction"],
  ["kitty", "Kitty"],
  ["books", "Books"],
];
