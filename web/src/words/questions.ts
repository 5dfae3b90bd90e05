// The questions people settle before the first deal, with the answers that tables give; the server judges every mix.
import type { TableWanted } from "../protocol/messages";

export interface Question {
  words: string;
  /** One of the few that matter most. */
  first: boolean;
  answers: { label: string; set: Record<string, unknown> }[];
}

const ask = (words: string, first: boolean, ...answers: [string, Record<string, unknown>][]): Question => ({
  words,
  first,
  answers: answers.map(([label, set]) => ({ label, set })),
});

export const QUESTIONS: Question[] = [
  ask("Jokers and kitty?", true, ["two jokers, kitty of six", { jokers: 2, kitty: 6 }], ["no jokers, kitty of four", { jokers: 0, kitty: 4 }], ["two jokers, kitty of two", { jokers: 2, kitty: 2 }]),
  ask("Lowest bid?", true, ["3", { min_bid: 3 }], ["4", { min_bid: 4 }], ["5", { min_bid: 5 }]),
  ask("Uptown and downtown at one number?", true, ["worth the same", { suffix_order: "level" }], ["downtown beats uptown", { suffix_order: "downtown_over_uptown" }]),
  ask("Everybody passes?", true, ["throw the deal in", { all_pass: "throw_in" }], ["the dealer has to bid", { all_pass: "dealer_must" }]),
  ask("When is trump named?", true, ["before the kitty", { declare: "before_kitty" }], ["after the discard", { declare: "after_discard" }]),
  ask("Sport the kitty?", true, ["no, it stays with the declarer", { sport: "never" }], ["before it is picked up", { sport: "before_pickup" }], ["before the bidding", { sport: "before_auction" }]),
  ask("Jokers in no-trump?", true, ["only when you cannot follow", { no_trump_jokers: "when_void" }], ["at any time", { no_trump_jokers: "any_time" }], ["the declarer puts them aside", { no_trump_jokers: "declarer_discards" }]),
  ask("Who leads first?", true, ["the declarer", { opening_lead: "declarer" }], ["the dealer’s left", { opening_lead: "forehand" }]),
  ask("No-trump counts?", true, ["as it stands", { no_trump_factor: 1 }], ["double", { no_trump_factor: 2 }]),
  ask("A Boston?", true, ["is its points", { boston: "none" }], ["doubles them", { boston: "double" }], ["wins the match", { boston: "wins" }]),
  ask("How far?", true, ["to 7 or −7", { target: 7, floor: -7 }], ["to 7", { target: 7, floor: null }], ["to 21 or −21", { target: 21, floor: -21 }]),
  ask("Reneges?", true, ["the table prevents them", { renege: "prevented" }], ["any card may be laid; call it if you see it", { renege: "called" }]),
  ask("Who sits?", false, ["as people came", { partners: "fixed" }], ["draw for partners", { partners: "drawn" }]),
  ask("The first dealer?", false, ["lowest card", { first_dealer: "low_card" }], ["first diamond", { first_dealer: "first_diamond" }], ["by chance", { first_dealer: "random" }]),
  ask("Whose book are the discards?", false, ["the declarer’s", { discard_trick: "declarer" }], ["they go with the first book", { discard_trick: "first_trick" }], ["nobody’s", { discard_trick: "nobody" }]),
  ask("A bid that is made scores?", false, ["every book over six", { made: "odd_tricks" }], ["the bid, no more", { made: "bid" }]),
  ask("The others’ books?", false, ["score nothing", { defenders_score: "nothing" }], ["score over six", { defenders_score: "odd_tricks" }]),
  ask("How many deals?", false, ["until somebody wins", { max_deals: null }], ["one", { max_deals: 1 }], ["four", { max_deals: 4 }], ["eight", { max_deals: 8 }]),
  ask("A pair that is set or beaten?", false, ["stays", { rotation: "none" }], ["gets up for the next in line", { rotation: "rise_and_fly" }]),
];

/** A bot's level without its conventions. */
export const levelOf = (bots: string): string => bots.split("/")[0] ?? bots;

export const PACES: [NonNullable<TableWanted["pace"]>, string][] = [
  ["none", "no clock"],
  ["slow", "30 seconds a turn"],
  ["steady", "15 seconds a turn"],
  ["quick", "8 seconds a turn"],
];
