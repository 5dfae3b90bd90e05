// How messages of a catalogue are said, whatever the language and wherever they came from.
import { apart, runsBack } from "./bidi";

type Parts<Words, Name extends keyof Words> = Words[Name] extends (parts: infer Needed) => string
  ? [parts: Needed]
  : [];
/** A message of a catalogue, with its parts where it has any. */
export type Say<Words> = <Name extends keyof Words>(name: Name, ...parts: Parts<Words, Name>) => string;
/** The same for a name that comes from a file; what is not in the catalogue is empty. */
export type SayAny = (name: string, parts?: Values) => string;

type Values = Readonly<Record<string, string | number>>;
/** A text, or pieces; a piece that is a list begins with its part, cases with their messages, and one for all others. */
type Message = string | Piece[];
type Piece = string | [part: string, ...cases: Message[]];
/** A catalogue as `python -m benches.common.catalogues` writes it. */
export type Messages = Record<string, Message>;

/** A name that runs the other way is kept apart; languages from right to left have that in their messages. */
const own = (words: string): string => (runsBack(words) ? apart(words) : words);

/** What begins with an i when it is spoken, as `bidwhist.i18n.sounds` has it; no message of the page asks for an o. */
const BEGINS_WITH_I = /^h?[ií](?![aeo])/i;

export function sayer<Words>(messages: Messages, language: string): Say<Words> {
  let forms: Intl.PluralRules | undefined;
  let decimals: Intl.NumberFormat | undefined;
  /** A part as text: a number with decimals has the mark of the language. */
  const text = (value: string | number | undefined): string =>
    typeof value === "number" && !Number.isInteger(value)
      ? (decimals ??= new Intl.NumberFormat(language)).format(value)
      : own(String(value));
  const isOf = (value: string | number | undefined, one: Message): boolean =>
    String(value) === one ||
    (one === "~i" && BEGINS_WITH_I.test(String(value))) ||
    (typeof value === "number" && (forms ??= new Intl.PluralRules(language)).select(value) === one);
  const told = (message: Message, parts: Values): string =>
    typeof message === "string"
      ? message
      : message.map((piece) => (typeof piece === "string" ? piece : part(piece, parts))).join("");
  const part = ([name, ...cases]: Exclude<Piece, string>, parts: Values): string => {
    const other = cases.pop();
    if (other === undefined) return text(parts[name]);
    const found = cases.findIndex((one, at) => at % 2 === 0 && isOf(parts[name], one));
    return told(cases[found + 1] && found >= 0 ? (cases[found + 1] as Message) : other, parts);
  };
  return ((name: string, parts: Values = {}) => told(messages[name] ?? "", parts)) as Say<Words>;
}
