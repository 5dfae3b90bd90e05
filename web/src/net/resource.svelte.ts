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
  readonly #request: () => Promise<Told>;
  #tries = 0;
  /** The newest request that was answered. */
  #answered = 0;
  #timer = 0;

  constructor(request: () => Promise<Told>) {
    this.#request = request;
  }

  /** Whether there is an answer, or a word on why there is none. */
  get isSettled(): boolean {
    return this.told !== null || this.problem !== "";
  }

  /** Asks, and asks again where an answer is late; the late one is taken too, unless a newer one came before it. */
  ask = (): void => {
    const attempt = (this.#tries += 1);
    [this.problem, this.isLate] = ["", false];
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.isLate = this.told === null), LATE_MS);
    this.#request().then(
      (told) => {
        if (attempt < this.#answered) return;
        this.#answered = attempt;
        this.take(told);
      },
      (error: unknown) => {
        if (attempt !== this.#tries) return;
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
