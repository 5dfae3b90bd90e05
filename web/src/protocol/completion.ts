// What the server leaves out because it is the usual, or because it is as it was, put back: the page can count on every
// field.
import {
  type BidBox,
  type CompletedAnswer,
  type HandCard,
  type Happening,
  type ServerMessage,
  SHAPES,
  type TableStep,
  type TableView,
  TAGS,
} from "./messages";

function filled(shape: string | undefined, sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map((one) => filled(shape, one));
  const known = shape === undefined ? undefined : SHAPES[shape];
  if (!known || sent === null || typeof sent !== "object") return sent;
  const whole: Record<string, unknown> = { ...known.left, ...sent };
  for (const [field, of] of Object.entries(known.of ?? {})) if (field in whole) whole[field] = filled(of, whole[field]);
  return whole;
}

/** A message as the server meant it. */
export const whole = (sent: { type: string }): ServerMessage => filled(TAGS[sent.type], sent) as ServerMessage;

/** A step, and the whole view that it leads to. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  events: Happening[];
  view: TableView;
}

const isPlayable = ({ live, why }: NonNullable<TableStep["hand"]>, card: string): HandCard => ({
  card,
  may: live.includes(card),
  why: why.find(({ cards }) => cards.includes(card))?.words ?? null,
  must_go: false,
  from_kitty: false,
});

const boxWith = ({ live, why, may_pass, why_no_pass }: NonNullable<TableStep["bids"]>, box: BidBox): BidBox => ({
  ...box,
  may_pass,
  why_no_pass,
  bids: box.bids.map((bid) => ({
    ...bid,
    may: live.includes(bid.action.bid),
    why: why.find(({ bids }) => bids.includes(bid.action.bid))?.words ?? null,
  })),
});

/** The view after a step, as the schema says: `TableStep` has the rules by their numbers. */
export function stepped(step: TableStep, before: TableView, box: BidBox | null): Update {
  const { table, seq, events } = step;
  const view: TableView = { ...before, seq, turn_seq: seq, ...step.view };
  view.tricks = [...view.tricks, ...step.tricks];
  view.auction = [...view.auction, ...step.auction];
  const { hand, laid } = step;
  if (laid) {
    const trick = laid.winning ? view.trick.map((one) => ({ ...one, winning: false })) : view.trick;
    view.trick = [...trick, laid];
    view.seats = view.seats.map((one) => (one.seat === laid.seat ? { ...one, cards: one.cards - 1 } : one));
  }
  if (hand)
    view.hand = view.hand.filter(({ card }) => !hand.gone.includes(card)).map(({ card }) => isPlayable(hand, card));
  if (step.bids && box) view.bid_box = boxWith(step.bids, box);
  if (step.contract && view.contract) view.contract = { ...view.contract, ...step.contract };
  if (step.may) view.may = { ...view.may, ...step.may };
  view.seats = view.seats.map((one) => ({
    ...one,
    ...step.seats.find(({ seat }) => seat === one.seat),
    is_turn: one.seat === view.turn,
  }));
  return { type: "update", table, seq, events, view };
}

/** An answer of the HTTP half as the server meant it. */
export const wholeAnswer = <Answer>(shape: CompletedAnswer, sent: Answer): Answer => filled(shape, sent) as Answer;
