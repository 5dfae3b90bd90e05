// The words of replays, in the language of the person.
import type { Words } from "../words/compiled/replay/words";
import { numbers } from "../words/formats";
import { sayerOf } from "../words/room";

export const sayReplay = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/replay/*.json", { query: "?url", import: "default", eager: true }));

/** Matches in 100, to a tenth. */
export const figure = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
