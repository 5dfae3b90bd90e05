// The words of daily deals, in the language of the person.
import { language } from "../words/language.svelte";
import type { Words } from "../words/compiled/daily/words";
import { sayerOf } from "../words/room";

export const sayDaily = await sayerOf<Words>(import.meta.glob<string>("../words/compiled/daily/*.json", { query: "?url", import: "default", eager: true }));

const percents = new Intl.NumberFormat(language(), { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = new Intl.NumberFormat(language(), { signDisplay: "exceptZero" });
const differences = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 1 });
const dates = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" });
const times = new Intl.DateTimeFormat(language(), { timeStyle: "short" });

/** A share in millionths. */
export const share = (millionths: number): string => percents.format(millionths / 1_000_000);
export const signed = (count: number): string => points.format(count);
/** Thousandths of a point. */
export const difference = (thousandths: number): string => differences.format(thousandths / 1000);
/** A date as the server writes it, as one reads it. */
export const dateOf = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : dates.format(time);
};
/** When a day is over, on one's own clock. */
export const timeOf = (time: number): string => times.format(time);
