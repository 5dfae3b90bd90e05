// The first deal: a few words beside the table, chosen by what the view says is going on.
import type { TableView } from "../protocol/messages";

const WAITING: Partial<Record<TableView["phase"], string>> = {
  seating: "Welcome. You and the partner across from you play together against the two at your sides. Press the button and the cards are dealt.",
  mixing: "The deals are being mixed.",
  auction: "The bidding goes round once. Each bid says how many books over six a side will take, and which way the cards will run.",
  declare: "The winner of the bidding says which suit is trump.",
  discard: "The winner of the bidding takes the kitty and puts as many cards aside.",
  play: "Each player lays one card. Whoever lays the best takes the book and leads to the next.",
  deal_over: "That was a whole deal. Read why it was worth what it was, and look at all four hands below.",
  match_over: "That was your first deal of Bid Whist. Ready for a real match? Go to the front room and press Play now.",
};

const YOURS: Partial<Record<TableView["phase"], string>> = {
  auction:
    "Your one bid: how many books over six you hope for, your partner’s and yours. Uptown: high cards win. Downtown: low ones, the ace still on top. No-trump: no suit is boss. A weak hand? Pass. Hint tells what a bot would do.",
  declare: "You won the bid. Make your longest, strongest suit trump.",
  discard: "The kitty is yours; its cards carry a dot. Keep trumps and winners, and put the losers aside. They count as your first book.",
  play: "Your turn. Cards you may lay are bright; you follow the suit that was led if you can. If you cannot, a trump takes the book, and the Big Joker takes every book with trumps.",
};

export const lesson = (view: TableView): string =>
  (view.you !== null && view.turn === view.you ? YOURS[view.phase] : undefined) ?? WAITING[view.phase] ?? "";
