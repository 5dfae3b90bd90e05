// How a table plays: clock, speed and level of its bots, in words.
import type { TableWanted } from "../protocol/messages";
import { say } from "./language.svelte";

type Pace = NonNullable<TableWanted["pace"]>;
type Tempo = NonNullable<TableWanted["tempo"]>;

export const PACES: Pace[] = ["none", "slow", "steady", "quick"];
export const TEMPOS: Tempo[] = ["slow", "usual", "quick", "at_once"];

const PACE_WORDS: Record<string, () => string> = {
  none: () => say("pace-none"),
  slow: () => say("pace-slow"),
  steady: () => say("pace-steady"),
  quick: () => say("pace-quick"),
};

export const paceWords = (pace: string): string => PACE_WORDS[pace]?.() ?? "";
export const tempoWords = (tempo: Tempo): string => say("tempo", { tempo });

/** What the rules of a table are called: a preset, or house rules. */
export const presetName = (preset: string): string => say("preset-name", { preset });

/** A bot's level without its conventions. */
export const levelOf = (bots: string): string => bots.split("/")[0] ?? bots;
/** What a bot's level is called. */
export const levelName = (bots: string): string => say("level", { level: levelOf(bots) });
