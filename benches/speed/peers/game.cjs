// A game of the shape of a Bid Whist deal for boardgame.io: four seats, a card a turn, hands that only their seat is sent.
const { INVALID_MOVE } = require("boardgame.io/core");

const SUITS = ["C", "D", "H", "S"];
const RANKS = "23456789TJQKA";
const DECK = SUITS.flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const HAND = 12;

const suitOf = (card) => card[1];
const rankOf = (card) => RANKS.indexOf(card[0]);

const dealt = (random) => {
  const cards = random.Shuffle(DECK);
  return {
    hands: [0, 1, 2, 3].map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
    trick: [],
    tricks: [],
    leader: 0,
    next: 0,
  };
};

const legal = (G, seat) => {
  const hand = G.hands[seat];
  const led = G.trick.length ? suitOf(G.trick[0]) : null;
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length ? following : hand;
};

const winner = (G) => {
  const led = suitOf(G.trick[0]);
  const strength = (card) => (suitOf(card) === led ? rankOf(card) : -1);
  const best = G.trick.reduce((place, card, other) => (strength(card) > strength(G.trick[place]) ? other : place), 0);
  return (G.leader + best) % 4;
};

const play = ({ G, playerID, random }, card) => {
  const seat = Number(playerID);
  if (seat !== G.next || !legal(G, seat).includes(card)) return INVALID_MOVE;
  G.hands[seat] = G.hands[seat].filter((one) => one !== card);
  G.trick.push(card);
  G.next = (seat + 1) % 4;
  if (G.trick.length < 4) return undefined;
  const won = winner(G);
  G.tricks.push({ leader: G.leader, winner: won, cards: G.trick });
  Object.assign(G, { trick: [], leader: won, next: won });
  // A new deal follows at once, so that the load never ends.
  return G.tricks.length < HAND ? undefined : { score: [...(G.score ?? []), won], ...dealt(random) };
};

const view = ({ G, playerID }) => {
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  const { hands, ...open } = G;
  return {
    ...open,
    counts: hands.map((hand) => hand.length),
    hand: seat === null ? [] : hands[seat],
    choices: seat === G.next ? legal(G, seat) : [],
  };
};

exports.Tricks = {
  name: "tricks",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => dealt(random),
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  playerView: view,
};
