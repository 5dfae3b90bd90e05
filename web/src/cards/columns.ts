// How a hand lies: its rows, and how many cards each has.
/** Columns of a hand by the room there is: upright phones, and those lying down and everything larger. */
export function columnsOf(cards: number): { rows: number; upright: number; lying: number } {
  const rows = cards <= 6 ? 1 : cards <= 14 ? 2 : 3;
  const upright = Math.max(1, Math.ceil(cards / rows));
  const lying = cards <= 13 ? Math.max(1, cards) : Math.ceil(cards / 2);
  return { rows, upright, lying };
}

/** Columns by which a card is moved, so that the cards of a last row that is not full lie in its middle. */
export function shiftOf(place: number, cards: number, columns: number): number {
  const left = cards % columns;
  return left > 0 && place >= cards - left ? (columns - left) / 2 : 0;
}
