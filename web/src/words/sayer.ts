// How messages of a catalogue are said, whatever the language and wherever it came from.
type Parts<Words, Name extends keyof Words> = Words[Name] extends (parts: infer Needed) => string ? [parts: Needed] : [];
/** A message of a catalogue, with its parts where it has any. */
export type Say<Words> = <Name extends keyof Words>(name: Name, ...parts: Parts<Words, Name>) => string;

export function sayer<Words>(words: Words): Say<Words> {
  return (name, ...parts) => {
    const message = words[name] as string | ((parts: unknown) => string);
    return typeof message === "string" ? message : message(parts[0]);
  };
}
