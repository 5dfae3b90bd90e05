// What a player who listens can ask for at any time: the book so far, the hand, the score, the last book.
import { nameOf } from "../cards/cards";
import type { TableView, TrickView } from "../protocol/messages";
import { ownFirst } from "./places";
import { say } from "../i18n/language.svelte";

const lies = (name: string | undefined, card: string): string =>
  say("told-lies", { name: name ?? "", card: nameOf(card) });

export function trickWords(view: TableView, players: string[]): string {
  const best = view.trick.find(({ winning }) => winning);
  const cards = view.trick.map(({ seat, card }) => lies(players[seat], card)).join(", ");
  const contract = view.contract ? `${view.contract.label}: ${view.contract.words}. ` : "";
  const trick = cards
    ? say("told-trick", { cards, name: best ? (players[best.seat] ?? "") : "" })
    : say("told-nothing");
  return `${contract}${trick} ${view.status}`;
}

export const handWords = (view: TableView): string =>
  view.hand.length
    ? say("told-hand", { cards: view.hand.map(({ card }) => nameOf(card)).join(", ") })
    : say("told-no-hand");

export function scoreWords({ sheet, you }: TableView): string {
  if (!sheet) return say("no-score");
  const sides = ownFirst(sheet, you).map((side) => `${sheet.sides[side]} ${sheet.score[side]}`);
  return say("told-score", { sides: sides.join(", "), target: sheet.target });
}

export function bookWords(book: TrickView | undefined, players: string[]): string {
  if (!book) return say("told-no-book");
  const cards = book.cards.map((card, at) => lies(players[(book.leader + at) % players.length], card));
  return say("told-book", { book: book.number + 1, cards: cards.join(", "), name: players[book.winner] ?? "" });
}
