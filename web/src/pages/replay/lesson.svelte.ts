// What the coach found in a match: asked once, then shown beside the moments, in the graph and in its own list.
import { api, inWords } from "../../net/requests";
import { meanwhile } from "../../platform/meanwhile";
import type { Chance, Coached, CoachedSoFar, Finding } from "../../protocol/messages";
import { sayReplay } from "./words";

/** Matches in 100 from which on a mistake is a grave one. */
const GRAVE = 5;

export interface Mark {
  step: number;
  kind: "good" | "small" | "grave";
}

export class Lesson {
  readonly #match: string;
  found: Coached | null = $state(null);
  /** What was found while the coach looks. */
  soFar: CoachedSoFar | null = $state.raw(null);
  asking = $state(false);
  problem = $state("");
  /** Whose choices are looked at. */
  seat = $state(0);

  readonly #known = $derived(this.found ?? this.soFar);
  readonly mistakes: Finding[] = $derived.by(() =>
    (this.#known?.findings ?? []).filter((one) => one.seat === this.seat),
  );
  readonly chances: Chance[] = $derived.by(() => (this.#known?.chances ?? []).filter((one) => one.seat === this.seat));
  readonly marks: Mark[] = $derived.by(() =>
    this.chances
      .filter(({ mattered, step }) => mattered || this.mistake(step))
      .map(({ step }) => ({ step, kind: this.#kind(this.mistake(step)) })),
  );

  /** What the coach says where there is no mistake to show. */
  readonly answer: string = $derived(
    this.problem || (this.found && !this.mistakes.length ? sayReplay("coach-fault-free") : ""),
  );

  constructor(match: string) {
    this.#match = match;
  }

  async ask(): Promise<void> {
    if (this.asking || this.found) return;
    this.asking = true;
    this.problem = "";
    try {
      const answer = await meanwhile(
        api.coach(this.#match),
        () => api.coachProgress(this.#match),
        (told) => this.#hear(told),
      );
      this.seat = answer.you ?? answer.players[0]?.seat ?? 0;
      this.found = answer;
    } catch (error) {
      this.problem = inWords(error);
    }
    this.asking = false;
    this.soFar = null;
  }

  #hear(told: CoachedSoFar): void {
    this.seat = told.you ?? told.chances[0]?.seat ?? 0;
    this.soFar = told;
  }

  mistake(step: number): Finding | undefined {
    return this.mistakes.find((one) => one.step === step);
  }

  /** The moment of the next mistake after one, from the beginning again after the last. */
  next(after: number): number | undefined {
    const steps = this.mistakes.map(({ step }) => step).sort((one, other) => one - other);
    return steps.find((step) => step > after) ?? steps[0];
  }

  #kind(mistake: Finding | undefined): Mark["kind"] {
    if (!mistake) return "good";
    return mistake.cost < GRAVE ? "small" : "grave";
  }
}
