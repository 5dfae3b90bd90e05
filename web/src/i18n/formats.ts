// Numbers, dates and lists as the browser writes them in the language of the person; made when first used: the first one takes a phone 100 ms.
import { language } from "./language.svelte";

/** The language of the page, as it is written where the person lives. */
const locale = (): string => navigator.languages.find((one) => one.split("-", 1)[0] === language()) ?? language();

export function numbers(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat(locale(), options)).format(value);
}

/** Of milliseconds since 1970. */
export function dates(options: Intl.DateTimeFormatOptions): (time: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => (made ??= new Intl.DateTimeFormat(locale(), options)).format(time);
}

export const list = (words: string[]): string => new Intl.ListFormat(locale()).format(words);
