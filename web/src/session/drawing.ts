// Drawing: a view of the table, and what happened on the way to it, said, heard and felt.
import type { Update } from "../protocol/completion";
import type { Happening, Snapshot, TableView } from "../protocol/messages";
import { aloud } from "../speech/announce.svelte";
import { say } from "../i18n/language.svelte";
import { mix, prefer } from "./commands";
import { seen, session, type Table } from "./tableSession.svelte";
import { feel, momentsOf } from "./moments";
import { note } from "./notes";
import { isCalm, keepSettings, settings } from "../platform/settings.svelte";
import { callToTurn } from "./turn";

/** A kitty for all to see lies so many times as long as a finished book. */
const KITTY_LIES = 6;

/** Whether there is nothing to look at yet. */
const areCardsDue = ({ phase }: TableView): boolean => phase === "seating" || phase === "mixing";

/** Draws what the connection brought; the milliseconds that it lies there. */
export function draw(message: Snapshot | Update): number {
  const before = seen.table?.view ?? null;
  const lies = message.type === "snapshot" ? drawSnapshot(message) : seen.table ? drawUpdate(message, seen.table) : 0;
  if (seen.table) follows(before, seen.table.view);
  return lies;
}

/** What a new view brings with it: whose turn it is, the mixing, the first deal. */
function follows(before: TableView | null, view: TableView): void {
  if (before?.seq !== view.seq) session.forgetHint();
  const wasTurn = before !== null && before.you !== null && before.turn === before.you && before.seq !== view.seq;
  if (view.you !== null && view.turn === view.you && !(wasTurn && before?.turn_seq === view.turn_seq)) {
    aloud(view.status);
    callToTurn(view.status);
  }
  mix(view);
  // We said that we are ready when we came; until the cards are there the chairs are not shown.
  if (!areCardsDue(view)) session.dealt();
}

function drawSnapshot(message: Snapshot): number {
  session.begin(message);
  kept = null;
  if ((settings.forced || settings.tempo) && message.view.you !== null) prefer();
  return 0;
}

const DECISIONS = ["called", "declared", "discarded", "played"];
let kept: string[] | null = null;

/** What a bot did while it kept one's seat is told when it hands the seat back; after a long time, where to read it. */
function tellOfTheKeeper(events: Update["events"], you: number | null): void {
  for (const { kind, seat, words } of events) {
    if (seat !== you || you === null) continue;
    if (kind === "bot_took") kept = [];
    else if (kind === "handed_back") {
      note(kept?.length ? say("keeper-did", { what: kept.join(" ") }) : say("keeper-long"));
      kept = null;
    } else if (DECISIONS.includes(kind)) kept?.push(words);
  }
}

function drawUpdate({ events, view }: Update, table: Table): number {
  const first = (kind: Happening["kind"]): Happening | undefined => events.find((one) => one.kind === kind);
  const words = events.map((one) => one.words).filter(Boolean);
  words.forEach(aloud);
  tellOfTheKeeper(events, view.you);
  tellMoments(events, view);
  if (view.you !== null && first("scored")) knowRules(table.room.code);
  const taken = first("trick") ? (view.tricks.at(-1) ?? null) : null;
  const shown = events.find(
    ({ kind, cards }) => (kind === "kitty_sported" || kind === "kitty_taken") && cards.length > 0,
  );
  session.step({
    view,
    words,
    isNewDeal: first("dealt") !== undefined,
    taken,
    kitty: shown && settings.hold > 0 ? shown.cards : null,
    took: shown?.kind === "kitty_taken",
    claim: first("claimed")?.words ?? "",
    refused: first("claim_refused")?.words ?? "",
  });
  if (shown) return KITTY_LIES * settings.hold;
  if (areCardsDue(view)) return 0;
  return taken ? settings.hold : isCalm() || settings.hold === 0 ? 0 : 120;
}

/** The next invite is compared with the rules that one has played. */
function knowRules(code: string): void {
  settings.known = code;
  keepSettings();
}

/** Milliseconds that a moment is told, and one that is read. */
const BRIEF_MS = 1400;
const READ_MS = 4000;

function tellMoments(events: Update["events"], view: TableView): void {
  const told = momentsOf(events, view);
  if (!told.length) return;
  session.tell(told);
  feel(told, view);
  const shown = seen.moments;
  window.setTimeout(() => seen.moments === shown && session.told(), told[0]?.name === "renege" ? READ_MS : BRIEF_MS);
}
