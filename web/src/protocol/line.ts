// The socket: carries out what the resume controller decides, and keeps the line alive.
import { hearTime } from "../state/time";
import { language } from "../words/language.svelte";
import type { Ack, ClientMessage, Refused, ServerMessage, Snapshot, Update } from "./messages";
import { type Answered, decide, type Effect, type Happened, type Known, NOTHING_KNOWN } from "./resume";
import { whole } from "./whole";

export interface Listener {
  state(known: Known): void;
  draw(message: Snapshot | Update): void;
  tell(message: ServerMessage): void;
  settled(message: Ack | Refused): void;
}

const PING_EVERY = 5_000;
const DEAD_AFTER = 12_000;

/** A name for a command, never used twice. */
export const newId = (): string => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36)).join("");

/** A greeting says what we read. */
const inOurLanguage = (message: ClientMessage): ClientMessage =>
  message.type === "hello" ? { ...message, language: language() } : message;

export class Line {
  private known: Known = NOTHING_KNOWN;
  private socket: WebSocket | null = null;
  private heard = 0;
  private timer = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    window.setInterval(() => this.beat(), PING_EVERY);
    for (const sign of ["online", "focus", "pageshow"]) window.addEventListener(sign, () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
  }

  happened(event: Happened): void {
    const { known, effects } = decide(this.known, event);
    this.known = known;
    this.listener.state(known);
    for (const effect of effects) this.carryOut(effect);
  }

  ask(message: ClientMessage): void {
    this.happened({ what: "ask", message });
  }

  /** Is an answer still awaited? */
  isPending(id: string): boolean {
    return this.known.pending.some((one: Answered) => one.id === id);
  }

  private carryOut(effect: Effect): void {
    switch (effect.do) {
      case "connect":
        return this.connect();
      case "close":
        return this.hangUp();
      case "send":
        return this.socket?.send(JSON.stringify(inOurLanguage(effect.message)));
      case "wake":
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.happened({ what: "woken" }), effect.after);
        return;
      case "draw":
        return this.listener.draw(effect.message);
      case "tell":
        return this.listener.tell(effect.message);
      case "settled":
        return this.listener.settled(effect.message);
    }
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    const mine = (event: () => Happened) => () => {
      if (socket === this.socket) this.happened(event());
    };
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = mine(() => ({ what: "opened" }));
    socket.onclose = mine(() => ({ what: "lost" }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      const message = JSON.parse(data) as { type: string; now?: number };
      if (message.now !== undefined) hearTime(message.now);
      this.happened({ what: "received", message: whole(message) });
    };
  }

  /** Ring off and call again: the server knows us under another name now. */
  renew(): void {
    this.hangUp();
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.happened({ what: "lost" });
  }

  /** A line that has said nothing for long is dead, whatever the browser believes. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > DEAD_AFTER) return this.hangUp();
    this.socket.send(JSON.stringify({ type: "ping", number: 1 }));
  }

  private wake(): void {
    if (this.known.state === "waiting") this.happened({ what: "woken" });
  }
}
