// What a player who listens can ask for at any time: the book so far, the hand, the score, the last book.
import { nameOf } from "../cards/cards";
import type { TableView, TrickView } from "../protocol/messages";
import { ownFirst } from "../table/places";

export function trickWords(view: TableView, players: string[]): string {
  const best = view.trick.find(({ winning }) => winning);
  const cards = view.trick.map(({ seat, card }) => `${players[seat]} ${nameOf(card)}`).join(", ");
  const contract = view.contract ? `${view.contract.label}: ${view.contract.words}. ` : "";
  return `${contract}${cards ? `${cards}. Winning: ${best ? players[best.seat] : ""}.` : "Nothing on the table."} ${view.status}`;
}

export const handWords = (view: TableView): string =>
  view.hand.length ? `You hold ${view.hand.map(({ card }) => nameOf(card)).join(", ")}.` : "You hold no cards.";

export function scoreWords({ sheet, you }: TableView): string {
  if (!sheet) return "No score yet.";
  const sides = ownFirst(sheet, you).map((side) => `${sheet.sides[side]} ${sheet.score[side]}`);
  return `${sides.join(", ")}. To ${sheet.target}.`;
}

export function bookWords(book: TrickView | undefined, players: string[]): string {
  if (!book) return "No book has been taken yet.";
  const cards = book.cards.map((card, at) => `${players[(book.leader + at) % players.length]} ${nameOf(card)}`);
  return `Book ${book.number + 1}: ${cards.join(", ")}. Taken by ${players[book.winner]}.`;
}
