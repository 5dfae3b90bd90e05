// The words of daily deals, in the language of the person.
import { sayDaily } from "../../i18n/circle";
import { dates, numbers } from "../../i18n/formats";

export { sayDaily };

const percent = numbers({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = numbers({ style: "percent" });
const signedTenths = numbers({ signDisplay: "exceptZero", maximumFractionDigits: 1 });
const date = dates({ dateStyle: "long", timeZone: "UTC" });

/** A share in millionths. */
export const share = (millionths: number): string => percent(millionths / 1_000_000);
/** A mark of the scale, in hundredths. */
export const mark = (hundredths: number): string => whole(hundredths / 100);
export const signed = numbers({ signDisplay: "exceptZero" });
/** Thousandths of a point. */
export const difference = (thousandths: number): string => signedTenths(thousandths / 1000);
/** A date as the server writes it, as one reads it. */
export const dateOf = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : date(time);
};
/** When a day is over, on one's own clock. */
export const timeOf = dates({ timeStyle: "short" });
