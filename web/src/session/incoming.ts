// Being told: what the line brings, and how it is itself.
import type { Ack, Refused, ServerMessage } from "../protocol/messages";
import type { Known } from "../net/reconnect";
import { aloud, shout } from "../speech/announce.svelte";
import { say } from "../i18n/language.svelte";
import { sentence } from "../i18n/sentence";
import { line, settled } from "./commands";
import { draw } from "./drawing";
import { game, type Action } from "./session.svelte";
import { forgetBytes } from "./seedExchange";
import { hear, note } from "./notes";
import { queue } from "./pacing";

export function connect(): void {
  line.listener = {
    state: onState,
    draw: (message) => queue(() => draw(message), message.type === "snapshot"),
    tell: onTell,
    settled: onSettled,
  };
  line.happened({ what: "start" });
}

function onState(known: Known): void {
  if (known.state === "open") {
    if (game.everOpen && game.line !== "open") backAgain();
    game.everOpen = true;
  } else if (game.line === "open") {
    shout(say("line-gone-said"));
  }
  game.line = known.state;
}

/** Whoever was away is told what a bot did meanwhile; nobody else has anything to come back to. */
function backAgain(): void {
  if (!game.table || game.table.view.you === null) return;
  shout(say("back-said"));
  note(say("back-kept"));
}

const TOO_FAST_REST = 500;

function onSettled(message: Ack | Refused): void {
  if (settled(message)) return;
  const mine = game.asked?.id === message.id ? game.asked : null;
  if (message.type === "ack") return;
  if (mine && message.code === "too_fast") {
    // Pressing on would be too fast again: the hand rests a moment.
    window.setTimeout(() => game.asked === mine && (game.asked = null), TOO_FAST_REST);
    return;
  }
  if (mine) game.asked = null;
  refused(message, mine?.action);
}

function refused(message: Refused, action?: Action): void {
  // An old view is no mistake of the player's: the new one is on its way.
  if (message.code === "stale") return;
  if (!game.table) return outside(message);
  game.dealsAtOnce = "";
  game.refusal = { words: sentence(message.words), card: action?.kind === "play" ? action.card : null };
  aloud(game.refusal.words);
}

/** Not let in: a wrong secret is not shown again by itself when the line comes back. */
function outside({ code, words, wait }: Refused): void {
  const chairs = code === "not_allowed" || (game.door?.chairs ?? false);
  game.door = { code, words, until: wait ? Date.now() + wait : 0, chairs };
  if (code !== "secret" || !game.secret) return;
  game.secret = null;
  if (!chairs) line.happened({ what: "leave_all" });
}

function onTell(message: ServerMessage): void {
  switch (message.type) {
    case "welcome":
      // Somebody else signed in beside this page: nothing that it shows is theirs.
      if (game.welcome && game.welcome.you.id !== message.you.id) location.reload();
      game.welcome = message;
      return;
    case "presence":
      if (game.table?.id === message.table)
        Object.assign(game.table, {
          connected: message.connected,
          watchers: message.watchers,
          absent: message.absent,
          standing: message.standing,
        });
      return;
    case "at_door":
      game.atDoor = message;
      return;
    case "asked_over":
      dispatchEvent(new Event("asked-over"));
      return;
    case "lobby_news":
      game.lobby = message;
      return;
    case "said":
      game.said = [...game.said.slice(-30), { ...message, at: Date.now() }];
      hear(message);
      aloud(say("somebody-says", { name: message.name, words: message.text }));
      return;
    case "hint_given":
      if (message.seq === game.table?.view.seq) game.hint = message;
      aloud(`${message.label}. ${message.words}`);
      return;
    case "reveal":
      game.fairness = message.block;
      if (message.block.seed) forgetBytes(message.block.table);
      return;
    case "refused":
      refused(message);
      return;
    case "bye":
      if (["protocol", "logged_out", "banned"].includes(message.code)) game.stopped = message.words;
      return;
  }
}
