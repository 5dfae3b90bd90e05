// The questions people settle before the first deal, with the answers that tables give; the server judges every mix.

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
  ask("Jokers and kitty?", true, ["two jokers, kitty of six", { jokers: 2, kitty: 6 }], ["one joker, kitty of five", { jokers: 1, kitty: 5 }], ["no jokers, kitty of four", { jokers: 0, kitty: 4 }], ["two jokers, kitty of two", { jokers: 2, kitty: 2, discard_trick: "nobody", max_bid: 7 }]),
  ask("Lowest bid?", true, ["3", { min_bid: 3 }], ["4", { min_bid: 4 }], ["5", { min_bid: 5 }]),
  ask("Uptown and downtown at one number?", true, ["worth the same", { suffix_order: "level" }], ["downtown beats uptown", { suffix_order: "downtown_over_uptown" }], ["no-trump is worth the same too", { suffix_order: "no_trump_level" }]),
  ask("Everybody passes?", true, ["throw the deal in", { all_pass: "throw_in" }], ["the dealer has to bid", { all_pass: "dealer_must" }], ["the dealer has to make the lowest bid", { all_pass: "dealer_must_minimum" }]),
  ask("When is trump named?", true, ["before the kitty", { declare: "before_kitty" }], ["with the kitty in hand, before the discard", { declare: "after_kitty" }], ["after the discard", { declare: "after_discard" }]),
  ask("Sport the kitty?", true, ["no, it stays with the declarer", { sport: "never" }], ["before it is picked up", { sport: "before_pickup" }], ["before it is picked up, not in no-trump", { sport: "trump_bids" }], ["before the bidding", { sport: "before_auction" }]),
  ask("Jokers in no-trump?", true, ["only when you cannot follow", { no_trump_jokers: "when_void" }], ["as soon as you cannot follow, one must go", { no_trump_jokers: "first_void" }], ["at any time", { no_trump_jokers: "any_time" }], ["the declarer puts them aside", { no_trump_jokers: "declarer_discards" }]),
  ask("May a joker be led in no-trump?", false, ["yes", { no_trump_joker_leads: true }], ["not while you hold another card", { no_trump_joker_leads: false }]),
  ask("Who leads first?", true, ["the declarer", { opening_lead: "declarer" }], ["the dealer’s left", { opening_lead: "forehand" }]),
  ask("No-trump counts?", true, ["as it stands", { no_trump_factor: 1 }], ["double", { no_trump_factor: 2, no_trump_doubles: "made_or_set" }], ["double, if it is made", { no_trump_factor: 2, no_trump_doubles: "made" }]),
  ask("A Boston?", true, ["is its points", { boston: "none", boston_points: 0 }], ["doubles them", { boston: "double", boston_points: 0 }], ["is thirteen points", { boston: "none", boston_points: 13 }], ["wins the match", { boston: "wins", boston_points: 0 }]),
  ask("How far?", true, ["to 7 or −7", { target: 7, floor: -7 }], ["to 7", { target: 7, floor: null }], ["to 21 or −21", { target: 21, floor: -21 }]),
  ask("Reneges?", true, ["the table prevents them", { renege: "prevented" }], ["any card may be laid; call it if you see it", { renege: "called" }], ["any card may be laid; the table finds it", { renege: "automatic" }]),
  ask("Who sits?", false, ["as people came", { partners: "fixed" }], ["draw for partners", { partners: "drawn" }]),
  ask("The first dealer?", false, ["lowest card", { first_dealer: "low_card" }], ["first diamond", { first_dealer: "first_diamond" }], ["first club", { first_dealer: "first_club" }], ["by chance", { first_dealer: "random" }]),
  ask("Whose book are the discards?", false, ["the declarer’s", { discard_trick: "declarer", max_bid: 7 }], ["they go with the first book", { discard_trick: "first_trick", max_bid: 7 }], ["nobody’s, and six is the highest bid", { discard_trick: "nobody", max_bid: 6 }]),
  ask("A bid that is made scores?", false, ["every book over six", { made: "odd_tricks" }], ["the bid, no more", { made: "bid" }]),
  ask("The others’ books?", false, ["score nothing", { defenders_score: "nothing" }], ["score over six", { defenders_score: "odd_tricks" }]),
  ask("A renege costs?", false, ["three books", { renege_penalty: "tricks" }], ["the bid", { renege_penalty: "bid" }], ["the match", { renege_penalty: "game" }]),
  ask("When is it paid for?", false, ["at once", { renege_settled: "at_once" }], ["when the deal is over", { renege_settled: "deal_end" }]),
  ask("Defenders who take every book?", false, ["have no Boston", { boston_by: "declarers" }], ["have a Boston too", { boston_by: "either" }]),
  ask("Sets that lose the match?", false, ["none", { max_sets: null }], ["two", { max_sets: 2 }], ["three", { max_sets: 3 }]),
  ask("Defenders who win on the first deal?", false, ["have what they scored", { backdoor: "nothing" }], ["have the whole game", { backdoor: "game" }]),
  ask("How many deals?", false, ["until somebody wins", { max_deals: null }], ["one", { max_deals: 1 }], ["four", { max_deals: 4 }], ["eight", { max_deals: 8 }]),
  ask("A pair that is set or beaten?", false, ["stays", { rotation: "none" }], ["gets up for the next in line", { rotation: "rise_and_fly" }]),
];

/** Whether a question is about partners, which a cutthroat table has not. */
export const isOfPartners = ({ answers }: Question): boolean => answers.some(({ set }) => "partners" in set || "rotation" in set);
