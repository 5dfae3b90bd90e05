// What a page asks of the server: one thing after the other, so that no old answer comes over a newer one.
import { inWords } from "../protocol/api";

type Doing = () => Promise<unknown>;

export class Turns {
  /** Why the last thing could not be done; empty if it could. */
  problem = $state("");
  /** What there is to say about it. */
  told = $state("");
  #last = Promise.resolve();

  /** Does what somebody pressed, when all before it is done; the same words are said again where they are true again. */
  readonly trying = (what: Doing): Promise<void> =>
    this.#next(() => {
      this.problem = this.told = "";
      return what();
    });

  /** Does what nobody pressed; what was said stays until it has gone well. */
  readonly looking = (what: Doing): Promise<void> => this.#next(() => what().then(() => (this.problem = "")));

  #next(what: Doing): Promise<void> {
    return (this.#last = this.#last.then(what).then(
      () => undefined,
      (error: unknown) => void (this.problem = inWords(error)),
    ));
  }
}
