// The parts of a deal's story, in the order of their buttons.
export type Part = "auction" | "kitty" | "books";

export const PARTS: Part[] = ["auction", "kitty", "books"];
