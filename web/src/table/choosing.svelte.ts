// What a player is choosing on the view that lies there: cards put aside, a card raised, a bid half typed.
import type { HandCard, TableView } from "../protocol/messages";
import { aloud } from "../speech/announce.svelte";
import { act } from "../session/commands";
import { refuse } from "../session/notes";
import { seen, session } from "../session/tableSession.svelte";
import { settings } from "../platform/settings.svelte";
import { say } from "../i18n/language.svelte";

/** Milliseconds after a card within which a second tap was not meant for another. */
const DOUBLE_TAP_MS = 300;
/** Milliseconds within which a second digit belongs to the number begun. */
const SAME_NUMBER_MS = 2500;

export class Choosing {
  readonly #see: () => TableView;
  #chosen: string[] = $state([]);
  #raised: string | null = $state(null);
  #typedAt = 0;
  #played = -Infinity;

  /** The number of a bid that is being typed. */
  typed = $state("");

  readonly mine = $derived.by(() => {
    const { you, turn } = this.#see();
    return you !== null && turn === you && !seen.asked;
  });
  readonly box = $derived.by(() => (this.mine ? this.#see().discard_box : null));
  /** Whether it is the moment to choose a card. */
  readonly live = $derived.by(() => this.mine && ["play", "discard"].includes(this.#see().phase));
  readonly aside = $derived.by(() => {
    const required = this.box?.required ?? [];
    return this.box ? [...required, ...this.#chosen.filter((card) => !required.includes(card))] : [];
  });
  readonly lifted = $derived.by(() => (seen.asked?.action.kind === "play" ? seen.asked.action.card : this.#raised));

  constructor(see: () => TableView) {
    this.#see = see;
  }

  /** A new view forgets what was half chosen on the old one. */
  forget(): void {
    this.#raised = null;
    this.#chosen = [];
    this.typed = "";
  }

  choose(card: HandCard): void {
    session.forgive();
    if (this.box) return this.put(card);
    if (!this.mine || this.#see().phase !== "play") return;
    if (settings.hold > 0 && performance.now() - this.#played < DOUBLE_TAP_MS) return;
    if (!card.may) return refuse(card.why ?? say("not-now"), card.card);
    if (settings.confirm && this.#raised !== card.card) {
      this.#raised = card.card;
      return;
    }
    this.#played = performance.now();
    act({ kind: "play", card: card.card });
  }

  /** Puts a card aside, or takes it back into the hand. */
  put(card: HandCard): void {
    if (!this.box) return;
    if (card.must_go) refuse(card.why ?? say("has-to-go"), card.card);
    else if (this.#chosen.includes(card.card)) this.#chosen = this.#chosen.filter((one) => one !== card.card);
    else if (this.aside.length < this.box.count) this.#chosen = [...this.#chosen, card.card];
    this.#count();
  }

  #count(): void {
    if (this.box) aloud(say("aside-said", { put: this.aside.length, all: this.box.count }));
  }

  putBack(card: string): void {
    const held = this.#see().hand.find((one) => one.card === card);
    if (held) this.put(held);
  }

  clear(): void {
    this.#chosen = [];
    this.#count();
  }

  finish(): void {
    if (this.box && this.aside.length === this.box.count) act({ kind: "discard", cards: this.aside });
  }

  digit(key: string): void {
    this.typed = Date.now() - this.#typedAt < SAME_NUMBER_MS ? `${this.typed}${key}` : key;
    this.#typedAt = Date.now();
    const numbers = this.#see().bid_box?.numbers.map(String) ?? [];
    if (!numbers.some((one) => one.startsWith(this.typed))) this.typed = key;
    aloud(say("bidding", { number: this.typed }));
  }

  bid(suffix: string): void {
    const bid = this.#see().bid_box?.bids.find((one) => `${one.number}` === this.typed && one.suffix === suffix);
    if (bid?.may) act(bid.action);
    else refuse(bid?.why ?? say("number-first", { number: this.typed || say("a-number") }));
    this.typed = "";
  }
}
