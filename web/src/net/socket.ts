// The socket: carries out what the resume controller decides, and keeps the connection alive.
import { hearTime } from "../platform/clock";
import { isOffline } from "../platform/offline";
import { language, say } from "../i18n/language.svelte";
import { withWords } from "../i18n/ownWords";
import type {
  Ack,
  BidBox,
  ClientMessage,
  Refused,
  ServerMessage,
  Snapshot,
  TableStep,
  TableView,
} from "../protocol/messages";
import { asked, BEAT_MS, beaten, HEARD, isDead, isSilent, OPENING, type Pulse, pinged } from "./heartbeat";
import { decide, type Effect, type ConnectionEvent, type ConnectionState, INITIAL_STATE } from "./reconnect";
import { stepped, type Update, whole } from "../protocol/completion";

export interface Listener {
  state(known: ConnectionState): void;
  draw(message: Snapshot | Update): void;
  tell(message: ServerMessage): void;
  settled(message: Ack | Refused): void;
}

/** The connection that the document began before this script was there, once; none that was lost meanwhile. */
function begunEarly(): WebSocket | null {
  const page = globalThis as { line?: WebSocket };
  const { line } = page;
  delete page.line;
  return line && line.readyState <= WebSocket.OPEN ? line : null;
}

/** A name for a command, never used twice. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36)).join("");

/** A greeting says what we read, and that we have words for what is commonest. */
const withLanguage = (message: ClientMessage): ClientMessage =>
  message.type === "hello" ? { ...message, language: language(), own_words: true } : message;

export class Connection {
  private known: ConnectionState = INITIAL_STATE;
  private socket: WebSocket | null = null;
  private pulse: Pulse = HEARD;
  private timer = 0;
  /** The last view of each table. */
  private readonly views = new Map<string, TableView>();
  /** The bids that there are at each table. */
  private readonly boxes = new Map<string, BidBox | null>();

  /** Who is told; set before the first call. */
  listener: Listener | null = null;

  constructor(private readonly address: string) {
    window.setInterval(() => this.beat(), BEAT_MS);
    for (const sign of ["online", "focus", "pageshow"]) window.addEventListener(sign, () => this.wake());
    // A browser that knows itself offline need not wait for the connection to fall silent; where the
    // server is in the page itself, it plays on.
    if (!isOffline) window.addEventListener("offline", () => this.socket && this.disconnect());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
  }

  dispatch(event: ConnectionEvent): void {
    // A server that knows us under another name, or was read too slowly, asks for a new connection.
    this.isRenewing ||= (event as { message?: { code?: string } }).message?.code === "resync";
    const { known, effects } = decide(this.known, event);
    this.known = known;
    this.listener?.state(known);
    for (const effect of effects) this.perform(effect);
  }

  ask(message: ClientMessage): void {
    this.dispatch({ what: "ask", message });
  }

  private perform(effect: Effect): void {
    switch (effect.do) {
      case "connect":
        return this.connect(effect.to);
      case "close":
        return this.disconnect();
      case "send":
        return this.send(withLanguage(effect.message));
      case "wake":
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.dispatch({ what: "woken" }), effect.after);
        return;
      case "draw":
        return this.draw(effect.message);
      case "tell":
        return this.listener?.tell(effect.message);
      case "settled":
        return this.listener?.settled(effect.message);
    }
  }

  private draw(message: Snapshot | TableStep): void {
    const before = this.views.get(message.table);
    // Only tables whose snapshot has come are told of steps.
    if (message.type === "step" && !before) return;
    if (message.type === "snapshot") this.boxes.set(message.table, message.box);
    const box = this.boxes.get(message.table) ?? null;
    const drawn = message.type === "step" ? withWords(stepped(message, before as TableView, box), say) : message;
    this.views.set(drawn.table, drawn.view);
    this.listener?.draw(drawn);
  }

  private connect(to: string): void {
    const early = to ? null : begunEarly();
    const socket = early ?? new WebSocket(to ? `${to.replace(/^http/, "ws")}/ws` : this.address);
    const mine = (event: () => ConnectionEvent) => () => {
      if (socket === this.socket) this.dispatch(event());
    };
    this.socket = socket;
    this.pulse = OPENING;
    const opened = mine(() => {
      this.pulse = HEARD;
      return { what: "opened" };
    });
    if (early?.readyState === WebSocket.OPEN) queueMicrotask(opened);
    else socket.onopen = opened;
    socket.onclose = mine(() => ({ what: "lost" }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.pulse = HEARD;
      const message = JSON.parse(data) as { type: string; now?: number };
      if (message.now !== undefined) hearTime(message.now);
      this.dispatch({ what: "received", message: whole(message) });
    };
  }

  /** Whether we hung up ourselves or were asked to, and are not connected again yet. */
  isRenewing = false;

  /** Ring off and call again: the server knows us under another name now. */
  renew(): void {
    this.isRenewing = true;
    this.disconnect();
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.dispatch({ what: "lost" });
  }

  private send(message: ClientMessage): void {
    if ("id" in message || message.type === "hello") this.pulse = asked(this.pulse);
    this.socket?.send(JSON.stringify(message));
  }

  /** A connection that does not answer is dead, whatever the browser believes. */
  private beat(): void {
    if (!this.socket) return;
    this.pulse = beaten(this.pulse);
    if (isDead(this.pulse)) return this.disconnect();
    if (isSilent(this.pulse)) this.ping();
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.pulse.pinged) return;
    this.pulse = pinged(this.pulse);
    this.send({ type: "ping", number: 1 });
  }

  /** A person who looks again, or has a network again, need not wait for the next beat. */
  private wake(): void {
    if (this.known.state === "waiting") this.dispatch({ what: "woken" });
    else this.ping();
  }
}
