// A resource that a part of a page shows: the answer to its request, why there is none, or that it is late.
import { inWords } from "./requests";

/** Milliseconds after which an answer is late, and can be asked for again. */
const LATE_MS = 8_000;

export class Resource<Told> {
  /** The last answer; null until there is one. */
  told = $state.raw<Told | null>(null);
  /** Why the last request was refused, in words. */
  problem = $state("");
  isLate = $state(false);
  readonly #request: (signal: AbortSignal) => Promise<Told>;
  /** Of the request that is on its way. */
  #controller?: AbortController;
  #timer = 0;

  constructor(request: (signal: AbortSignal) => Promise<Told>) {
    this.#request = request;
  }

  /** Whether there is an answer, or a word on why there is none. */
  get isSettled(): boolean {
    return this.told !== null || this.problem !== "";
  }

  /** Asks, and asks again where an answer is late: the request that hangs is cancelled. */
  ask = (): void => {
    this.#controller?.abort();
    const { signal } = (this.#controller = new AbortController());
    [this.problem, this.isLate] = ["", false];
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.isLate = this.told === null), LATE_MS);
    this.#request(signal).then(
      (told) => {
        if (!signal.aborted) this.take(told);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        clearTimeout(this.#timer);
        this.problem = inWords(error);
      },
    );
  };

  /** Takes an answer, which may have come with another request. */
  take = (told: Told): void => {
    clearTimeout(this.#timer);
    [this.told, this.problem, this.isLate] = [told, "", false];
  };
}
