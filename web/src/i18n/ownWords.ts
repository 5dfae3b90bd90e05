// What the server leaves unsaid because the page has the words for it: who did what, and whose turn it is.
import type { Update } from "../protocol/completion";
import type { Happening, TableView } from "../protocol/messages";
import type { Words } from "./compiled/words";
import type { Say } from "./sayer";

type Who = { by: string; name: string };
type Says = (say: Say<Words>, who: Who, view: TableView, told: Happening) => string;

/** A card within a sentence; both jokers are coded with a J behind. */
const theCard = (say: Say<Words>, [rank, suit]: string): string =>
  suit === "J" ? say("the-joker", { card: `${rank}J` }) : say("the-card", { rank: `r${rank}`, suit: suit! });

const SAYS: Partial<Record<Happening["kind"], Says>> = {
  played: (say, who, _, { cards }) => say("plays", { ...who, card: theCard(say, cards[0]!) }),
  called(say, who, { auction }) {
    const { passed, words: bid } = auction.at(-1)!;
    return passed ? say("passes", who) : say("bids", { ...who, bid });
  },
  auction_won: (say, who, { auction }) =>
    say("wins-bid", { ...who, bid: auction.filter(({ passed }) => !passed).at(-1)!.words }),
  declared: (say, who, { contract }) => say("declares", { ...who, contract: contract!.label }),
  trick(say, who, { tricks }) {
    const { number, leader, winner, cards } = tricks.at(-1)!;
    return say("takes-book", { ...who, book: number + 1, card: theCard(say, cards.at(winner - leader)!) });
  },
};

/** A step with all of its words. */
export function withWords(step: Update, say: Say<Words>): Update {
  const { view } = step;
  const { turn, you, seats } = view;
  const who = (seat: number | null): Who => ({ by: seat === you ? "you" : "name", name: seats[seat ?? 0]!.name });
  const events = step.events.map((told) => ({
    ...told,
    words: SAYS[told.kind]?.(say, who(told.seat), view, told) ?? told.words,
  }));
  if (turn === null || turn === you) return { ...step, events };
  // Only in these phases does anybody have a turn.
  const phase = view.phase as "auction" | "declare" | "discard" | "play";
  return { ...step, events, view: { ...view, status: say(`waits-${phase}`, who(turn)) } };
}
