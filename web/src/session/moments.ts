// The moments of a deal: what each sounds like, how it moves, what is said of it, and how a phone shakes.
import { isJoker } from "../cards/cards";
import type { Happening, TableView } from "../protocol/messages";
import { afterPaint } from "../platform/frames";
import { settings } from "../platform/settings.svelte";
import { knock, knocks, notes, rattle } from "../platform/sounds";
import { say } from "../i18n/language.svelte";

export type MomentName =
  | "match"
  | "renege"
  | "boston"
  | "set"
  | "made"
  | "thrown in"
  | "sported"
  | "taken"
  | "deal"
  | "joker"
  | "ruff"
  | "last book"
  | "book"
  | "card"
  | "discard"
  | "pass"
  | "bid";

/** Something that has just happened: where it is said, and in which words. */
export interface Told {
  name: MomentName;
  motion: Motion;
  words: string;
  seat: number | null;
  card: string | null;
}

/** `shake` moves the felt and `deal` the hands; cards fly, the kitty turns and results are stamped by themselves. */
export type Motion = "" | "shake" | "deal";

interface Moment {
  /** The event that tells it, if this is one. */
  of: (events: Happening[], view: TableView) => Happening | undefined;
  sound: (view: TableView) => void;
  motion: Motion;
  words: (event: Happening, view: TableView) => string;
  buzz: number[];
}

const QUIET = (): string => "";
const kind =
  (wanted: Happening["kind"], holds: (event: Happening, view: TableView) => boolean = () => true) =>
  (events: Happening[], view: TableView): Happening | undefined =>
    events.filter((event) => event.kind === wanted && holds(event, view)).at(-1);
const came = (...wanted: string[]) => kind("scored", (_, view) => wanted.includes(view.sheet?.rows.at(-1)?.came ?? ""));
const moment = (
  of: Moment["of"],
  sound: Moment["sound"],
  motion: Motion = "",
  words: Moment["words"] = QUIET,
  buzz: number[] = [],
): Moment => Object.freeze({ of, sound, motion, words, buzz });

const cardOf = ({ cards }: Happening): string => cards[0] ?? "";
/** The card that a trick was led with, which may be finished already. */
const led = (view: TableView): string => view.trick[0]?.card ?? view.tricks.at(-1)?.cards[0] ?? "";
const isTrump = (card: string, view: TableView): boolean => card[1] === view.contract?.strain;
const isRuff = (event: Happening, view: TableView): boolean =>
  isTrump(cardOf(event), view) && !isJoker(led(view)) && led(view)[1] !== cardOf(event)[1];
const ownBook = ({ seat }: Happening, view: TableView): string =>
  say("m-book", { by: seat === view.you ? "you" : "name", name: view.seats[seat ?? 0]?.name ?? "" });
const isLast = (view: TableView): boolean => view.contract?.left === 0;

/** The rarest first: of many things at once only the first is heard. */
export const MOMENTS: Readonly<Record<MomentName, Moment>> = Object.freeze({
  match: moment(kind("match_over"), () => notes(0.13, 392, 523, 659, 784), "", QUIET, [40, 60, 120]),
  renege: moment(
    kind("renege"),
    () => (knock(120, 2), notes(0.12, 233, 220)),
    "shake",
    ({ words }) => words,
    [80, 50, 80],
  ),
  boston: moment(
    came("boston"),
    () => (rattle(240, 0.9, 10, 0.05), notes(0.14, 262, 330, 392, 523, 659)),
    "",
    QUIET,
    [40, 30, 40, 30, 160],
  ),
  set: moment(came("set"), () => notes(0.22, 262, 196), "", QUIET, [120]),
  made: moment(came("made", "scored"), () => notes(0.16, 262, 330, 392)),
  "thrown in": moment(kind("thrown_in"), () => knocks(900, 0.3, 0, 0.1)),
  sported: moment(kind("kitty_sported"), () => rattle(1500, 0.35, 6, 0.11)),
  taken: moment(
    kind("kitty_taken"),
    () => rattle(700, 0.3, 3, 0.06),
    "",
    () => say("kitty"),
  ),
  deal: moment(
    kind("dealt"),
    () => rattle(1700, 0.2, 12, 0.06),
    "deal",
    () => say("m-deals"),
  ),
  joker: moment(
    kind("played", (event) => isJoker(cardOf(event))),
    () => (knock(1400, 0.6), notes(0.05, 392, 494, 587)),
    "shake",
    // The card says by itself what it is.
    QUIET,
    [25],
  ),
  ruff: moment(
    kind("played", isRuff),
    () => (knock(1400, 0.7), knock(140, 1.6, 0.03)),
    "shake",
    () => say("m-trump"),
    [25],
  ),
  "last book": moment(
    kind("trick", (_, view) => isLast(view)),
    () => (rattle(1900, 0.16, 3, 0.05), notes(0.08, 523)),
    "",
    () => say("m-last"),
  ),
  // The pile knocks higher with every book.
  book: moment(kind("trick"), (view) => rattle(1500 + 60 * view.tricks.length, 0.16, 3, 0.05), "", ownBook),
  card: moment(kind("played"), (view) => knock(1400, isTrump(view.trick.at(-1)?.card ?? "", view) ? 0.65 : 0.45)),
  discard: moment(kind("discarded"), () => knock(900, 0.4)),
  pass: moment(
    kind("called", ({ seat }, view) => view.seats[seat ?? 0]?.passed ?? false),
    () => knocks(260, 1.2, 0, 0.14),
  ),
  bid: moment(kind("called"), () => knock(700, 0.4)),
});

const RAREST_FIRST = Object.entries(MOMENTS) as [MomentName, Moment][];

/** What a step brought, the rarest first. */
export function momentsOf(events: Happening[], view: TableView): Told[] {
  return RAREST_FIRST.flatMap(([name, { of, motion, words }]) => {
    const event = of(events, view);
    if (!event) return [];
    const told = event.kind === "trick" ? winning(event, view) : event.kind === "played" ? cardOf(event) : null;
    return [{ name, motion, words: words(event, view), seat: event.seat, card: told }];
  });
}

/** The card that took the finished trick. */
function winning({ seat }: Happening, view: TableView): string | null {
  const trick = view.tricks.at(-1);
  return trick?.cards[((seat ?? 0) - trick.leader + view.seats.length) % view.seats.length] ?? null;
}

/** Let the rarest of them be heard and felt, if that is wanted. */
export function feel(told: Told[], view: TableView): void {
  const first = told[0] && MOMENTS[told[0].name];
  if (!settings.sounds || !first) return;
  const { sound, buzz } = first;
  afterPaint(() => sound(view));
  if (buzz.length) shake(buzz);
}

/** A phone shakes a little, once somebody has touched it. */
export function shake(buzz: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
}
