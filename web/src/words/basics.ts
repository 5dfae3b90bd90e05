// Bid Whist in five pictures, as most tables play it.
export const BASICS: { title: string; words: string; cards: string[] }[] = [
  {
    title: "Two against two",
    words: "You and the partner across the table play together. Everybody gets twelve cards, and six go to the middle: the kitty. Four cards laid, one from each player, make a book.",
    cards: [],
  },
  {
    title: "One bid each",
    words: "A bid says how many books over six your side will take, and how. “Four uptown” promises ten books with high cards winning. The highest bid wins, and each player speaks once.",
    cards: ["AS", "KS", "QS", "JS"],
  },
  {
    title: "Uptown and downtown",
    words: "Uptown the king beats the queen and the two is last. Downtown the cards turn over: after the ace comes the two, then the three, and the king is last. No-trump plays without a boss suit.",
    cards: ["AH", "2H", "3H", "KH"],
  },
  {
    title: "The jokers",
    words: "With a trump suit the Big Joker is the best card of all, then the Little Joker; both belong to trumps. In no-trump they can take nothing.",
    cards: ["BJ", "LJ"],
  },
  {
    title: "The kitty, and the score",
    words: "Whoever wins the bid picks the kitty up and puts six cards aside; at most tables they are the first book. Make your bid and every book over six is a point. Fall short and you are set: the bid comes off your score. Seven wins; seven below nothing loses.",
    cards: [],
  },
];
