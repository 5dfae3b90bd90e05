// Drawing: a view of the table, and what happened on the way to it, said, heard and felt.
import type { Snapshot, TableView, Update } from "../protocol/messages";
import { aloud } from "../speech/announce.svelte";
import { say } from "../i18n/language.svelte";
import { mix, prefer, ready } from "./commands";
import { soon } from "../platform/frames";
import { game, type Table } from "./session.svelte";
import { feel, momentsOf } from "./moments";
import { note } from "./notes";
import { isCalm, keepSettings, settings } from "../platform/settings.svelte";
import { callToTurn } from "./turn";

/** A kitty for all to see lies so many times as long as a finished book. */
const KITTY_LIES = 6;

/** Draws what the line brought; the milliseconds that it lies there. */
export function draw(message: Snapshot | Update): number {
  const before = game.table?.view ?? null;
  const lies = message.type === "snapshot" ? drawSnapshot(message) : game.table ? drawUpdate(message, game.table) : 0;
  if (game.table) follows(before, game.table.view);
  return lies;
}

/** What a new view brings with it: whose turn it is, the mixing, the first deal. */
function follows(before: TableView | null, view: TableView): void {
  if (before?.seq !== view.seq) game.hint = null;
  const wasTurn = before !== null && before.you !== null && before.turn === before.you && before.seq !== view.seq;
  if (view.you !== null && view.turn === view.you && !(wasTurn && before?.turn_seq === view.turn_seq)) {
    aloud(view.status);
    callToTurn(view.status);
  }
  mix(view);
  if (game.dealsAtOnce === game.table?.id) dealAtOnce(game.dealsAtOnce, view);
}

let dealsFor = "";

/** Says ready once; until the cards are there the chairs are not shown. */
function dealAtOnce(table: string, { phase, may }: TableView): void {
  if (phase !== "seating" && phase !== "mixing") game.dealsAtOnce = "";
  else if (may.ready && dealsFor !== table) {
    dealsFor = table;
    soon(ready);
  }
}

function drawSnapshot(message: Snapshot): number {
  const { table, room, view, log } = message;
  const known = game.table?.id === table ? game.table : null;
  game.table = {
    id: table,
    room,
    view,
    log,
    connected: known?.connected ?? [],
    watchers: known?.watchers ?? 0,
    absent: known?.absent ?? [],
    standing: known?.standing ?? [],
  };
  game.held = null;
  game.asked = null;
  if ((settings.forced || settings.tempo) && view.you !== null) prefer();
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
  const isNew = events.some(({ kind }) => kind === "dealt");
  const words = events.map((one) => one.words).filter(Boolean);
  words.forEach(aloud);
  tellOfTheKeeper(events, view.you);
  tellMoments(events, view);
  table.log = [...(isNew ? [] : table.log), ...words];
  if (view.you !== null && events.some(({ kind }) => kind === "scored")) knowRules(table.room.code);
  const taken = events.some(({ kind }) => kind === "trick") ? view.tricks.at(-1) : undefined;
  game.held = taken ?? null;
  const shown = events.find(
    ({ kind, cards }) => (kind === "kitty_sported" || kind === "kitty_taken") && cards.length > 0,
  );
  game.sported = shown && settings.hold > 0 ? shown.cards : null;
  game.took = shown?.kind === "kitty_taken";
  const claim = events.find(({ kind }) => kind === "claimed");
  if (claim || isNew) game.claim = claim?.words ?? "";
  if (game.asked && view.turn_seq !== game.asked.turn) game.asked = null;
  const refused = events.find(({ kind }) => kind === "claim_refused");
  game.refusal = refused ? { words: refused.words, card: null } : null;
  table.view = view;
  if (shown) return KITTY_LIES * settings.hold;
  return taken ? settings.hold : isCalm() || settings.hold === 0 ? 0 : 120;
}

/** The next invite is compared with the rules that one has played. */
function knowRules(code: string): void {
  settings.known = code;
  keepSettings();
}

/** Milliseconds that a moment is told, and one that is read. */
const BRIEF = 1400;
const READ = 4000;

function tellMoments(events: Update["events"], view: TableView): void {
  const told = momentsOf(events, view);
  if (!told.length) return;
  game.moments = told;
  feel(told, view);
  const shown = game.moments;
  window.setTimeout(() => game.moments === shown && (game.moments = []), told[0]?.name === "renege" ? READ : BRIEF);
}
