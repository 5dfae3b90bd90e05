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

const handWith = (
  { gone, order, from_kitty, all_live, live, why }: NonNullable<TableStep["hand"]>,
  before: HandCard[],
): HandCard[] =>
  (order.length ? order : before.map(({ card }) => card).filter((card) => !gone.includes(card))).map((card) => {
    const may = all_live || live.includes(card);
    return { card, may, why: may ? null : why, must_go: false, from_kitty: from_kitty.includes(card) };
  });

const boxWith = ({ live, why, may_pass, why_no_pass }: NonNullable<TableStep["bids"]>, box: BidBox): BidBox => ({
  ...box,
  may_pass,
  why_no_pass,
  bids: box.bids.map((bid) => {
    const code = bid.action.bid;
    const may = live.includes(code);
    return { ...bid, may, why: may ? null : why.find(({ bids }) => !bids[0] || bids.includes(code))!.words };
  }),
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
  if (hand) view.hand = handWith(hand, view.hand);
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
