// The requests of one page, done one after the other: an old answer never replaces a newer one.
import { inWords } from "./requests";

type Request = () => Promise<unknown>;

export class RequestQueue {
  /** Why the last request failed, in words; empty if it succeeded. */
  problem = $state("");
  /** What the page says about the last request. */
  told = $state("");
  #last = Promise.resolve();

  /** Does what somebody asked for. The words before it go first, so that a screen reader says the same words again. */
  readonly run = (request: Request, done = ""): Promise<void> =>
    this.#enqueue(async () => {
      this.problem = this.told = "";
      await request();
      this.told ||= done;
    });

  /** Looks for news that nobody asked for. The words stay until it succeeds. */
  readonly refresh = (request: Request): Promise<void> =>
    this.#enqueue(async () => {
      await request();
      this.problem = "";
    });

  #enqueue(request: Request): Promise<void> {
    return (this.#last = this.#last.then(request).then(
      () => undefined,
      (error: unknown) => void (this.problem = inWords(error)),
    ));
  }
}
