// A socket whose other end is in the worker, with as much of the browser's as the page uses.
type Told = { told: "opened" | "closed"; id: number } | { told: "heard"; id: number; text: string };

const open = new Map<number, PortSocket>();
let number = 0;

export class PortSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** What carries messages to the worker. */
  static ask: (message: object) => void = () => undefined;
  static language = (): string => "en";

  readyState: number = PortSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  private readonly id = (number += 1);

  constructor() {
    open.set(this.id, this);
    PortSocket.ask({ ask: "open", id: this.id, language: PortSocket.language() });
  }

  send(text: string): void {
    if (this.readyState === PortSocket.OPEN) PortSocket.ask({ ask: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState !== PortSocket.CLOSED) PortSocket.ask({ ask: "close", id: this.id });
  }

  take(told: Told): void {
    if (told.told === "heard") return this.onmessage?.({ data: told.text });
    this.readyState = told.told === "opened" ? PortSocket.OPEN : PortSocket.CLOSED;
    if (told.told === "opened") return this.onopen?.();
    open.delete(this.id);
    this.onclose?.();
  }
}

/** Something has come from the worker for one of the sockets. */
export const takeSockets = (told: Told): void => open.get(told.id)?.take(told);
