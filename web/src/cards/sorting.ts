// A hand as somebody has sorted it: their own order as far as it goes, and the table's for what came later.
interface Card {
  readonly card: string;
}

/** The hand in an order; a card that is not in it stands behind the one that it follows at the table. */
export function arranged<One extends Card>(order: readonly string[], hand: readonly One[]): One[] {
  const place = new Map(order.map((card, at) => [card, at]));
  const found = hand
    .filter(({ card }) => place.has(card))
    .sort((one, other) => (place.get(one.card) ?? 0) - (place.get(other.card) ?? 0));
  hand.forEach((one, at) => {
    if (!place.has(one.card)) found.splice(at === 0 ? 0 : found.indexOf(hand[at - 1] as One) + 1, 0, one);
  });
  return found;
}

/** The order after a card has been moved from one place to another. */
export function moved(hand: readonly Card[], from: number, to: number): string[] {
  const order = hand.map(({ card }) => card);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
