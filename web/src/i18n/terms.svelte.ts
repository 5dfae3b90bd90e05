// The words of the game within the table's texts: fetched once the table stands, and which of them was asked for.
import type { Piece, Term } from "./glossary";

let pieces: ((text: string) => Piece[]) | null = $state.raw(null);

export const terms = $state<{ asked: Term | null }>({ asked: null });

/** A text in pieces; whole until the glossary is there. */
export const split = (text: string): Piece[] => pieces?.(text) ?? [{ text }];

/** Fetches the glossary when there is nothing else to do; without it texts are plain. */
export function fetchTerms(): void {
  const fetched = (): void =>
    void import("./glossary").then(
      ({ piecesOf }) => (pieces = piecesOf),
      () => undefined,
    );
  if ("requestIdleCallback" in window) requestIdleCallback(fetched);
  else setTimeout(fetched, 300);
}
