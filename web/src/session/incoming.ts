// Being told: what the connection brings, and how it is itself.
import type { Ack, Refused, Said, ServerMessage } from "../protocol/messages";
import type { ConnectionState } from "../net/reconnect";
import { aloud, shout } from "../speech/announce.svelte";
import { say } from "../i18n/language.svelte";
import { connection, settled } from "./commands";
import { draw } from "./drawing";
import { seen, session, type Action } from "./tableSession.svelte";
import { forgetBytes } from "./seedExchange";
import { hear, refuse, show } from "./notes";
import { queue } from "./pacing";
import { isOffline } from "../platform/offline";
import { keepSettings, settings } from "../platform/settings.svelte";

export function connect(): void {
  connection.listener = {
    state: onState,
    draw: (message) => queue(() => draw(message), message.type === "snapshot"),
    tell: onTell,
    settled: onSettled,
  };
  connection.dispatch({ what: "start" });
}

function onState(known: ConnectionState): void {
  // A connection that the page renews is missed only where it does not come back at the first try.
  if (connection.isRenewing && known.state !== "open" && known.tries <= 1) return;
  connection.isRenewing = false;
  if (known.state === "open") {
    if (seen.everOpen && seen.connection !== "open") backAgain();
  } else if (seen.connection === "open") {
    shout(say("connection-lost-said"));
  }
  session.connectionChanged(known.state);
}

/** A player who was away is told what a bot did meanwhile; nobody else has anything to come back to. */
function backAgain(): void {
  if (!seen.table || seen.table.view.you === null) return;
  shout(say("back-said"));
  show(say("back-kept"));
}

const TOO_FAST_WAIT_MS = 500;

function onSettled(message: Ack | Refused): void {
  if (settled(message)) return;
  const mine = seen.asked?.id === message.id ? seen.asked : null;
  if (message.type === "ack") return;
  if (mine && message.code === "too_fast") {
    // Pressing on would be too fast again: the hand rests a moment.
    window.setTimeout(() => seen.asked === mine && session.answered(), TOO_FAST_WAIT_MS);
    return;
  }
  if (mine) session.answered();
  refused(message, mine?.action);
}

/** Whether what came is of another table than the one that is drawn, which was left before it came. */
const isLate = (table: string | null): boolean => table !== null && table !== seen.table?.id;

function refused(message: Refused, action?: Action): void {
  // An old view is no mistake of the player's: the new one is on its way.
  if (message.code === "stale") return session.dealt();
  if (!seen.table) return outside(message);
  if (isLate(message.table)) return;
  session.dealt();
  refuse(message.words, action?.kind === "play" ? action.card : null);
}

/** Not let in: with a wrong secret the table is not asked for again when the connection comes back. */
function outside(message: Refused): void {
  if (session.keptOut(message) && !seen.door?.chairs) connection.dispatch({ what: "leave_all" });
}

function said(message: Said, words: string): void {
  if (isLate(message.table)) return;
  session.says(message, words);
  hear(message);
  aloud(words);
}

function keepName(name: string): void {
  if (isOffline || settings.name === name) return;
  settings.name = name;
  keepSettings();
}

function onTell(message: ServerMessage): void {
  switch (message.type) {
    case "welcome":
      // Somebody else signed in beside this page: nothing that it shows is theirs.
      if (seen.welcome && seen.welcome.you.id !== message.you.id) location.reload();
      session.welcomed(message);
      keepName(message.you.name);
      return;
    case "presence":
      session.presence(message);
      return;
    case "at_door":
      session.chairsSeen(message);
      return;
    case "asked_over":
      dispatchEvent(new Event("asked-over"));
      return;
    case "lobby_news":
      session.lobbyChanged(message);
      return;
    case "said":
      said(message, say("somebody-says", { name: message.name, words: message.text }));
      return;
    case "hint_given":
      if (isLate(message.table)) return;
      session.hinted(message);
      aloud(`${message.label}. ${message.words}`);
      return;
    case "reveal":
      if (!isLate(message.block.table)) session.reveal(message.block);
      if (message.block.seed) forgetBytes(message.block.table);
      return;
    case "refused":
      refused(message);
      return;
    case "bye":
      if (["protocol", "logged_out", "banned"].includes(message.code)) session.ended(message.words);
      return;
  }
}
