// A part of a page that is asked for by itself: what came, why nothing did, or that it is late.
import { inWords } from "./requests";

/** Milliseconds after which an answer is late, and can be asked for again. */
const LATE_MS = 8_000;

export class Part<Told> {
  /** The last answer; null until there is one. */
  told = $state.raw<Told | null>(null);
  /** Why the last request was refused, in words. */
  problem = $state("");
  isLate = $state(false);
  readonly #request: () => Promise<Told>;
  #tries = 0;
  #timer = 0;

  constructor(request: () => Promise<Told>) {
    this.#request = request;
  }

  /** Whether there is an answer, or a word on why there is none. */
  get isSettled(): boolean {
    return this.told !== null || this.problem !== "";
  }

  /** Asks, and asks again where an answer is late; the late one is taken too, should it come. */
  ask = (): void => {
    const attempt = (this.#tries += 1);
    [this.problem, this.isLate] = ["", false];
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.isLate = this.told === null), LATE_MS);
    this.#request().then(this.take, (error: unknown) => {
      if (attempt !== this.#tries) return;
      clearTimeout(this.#timer);
      this.problem = inWords(error);
    });
  };

  /** Takes an answer, which may have come with another request. */
  take = (told: Told): void => {
    clearTimeout(this.#timer);
    [this.told, this.problem, this.isLate] = [told, "", false];
  };
}
