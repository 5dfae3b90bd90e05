// Svelte without three things that this page has no use for: less to fetch, and a quarter less to do when a table is drawn.
import type { Plugin } from "vite";

const TAKEN_OVER = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const OWN_ELEMENTS = /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/;
const ATTRIBUTES = /svelte\/src\/internal\/client\/dom\/elements\/attributes\.js$/;
const NAMES = /^export (?:let|function) (\w+)/gm;
/** Calls of a compiled component that do nothing else than count what is taken over, a line each. */
const COUNTING = /^\s*\$\.(?:reset|next)\([\w$]*\);$/gm;
const STANDS_FOR: Record<string, string> = {
  hydrating: "export const hydrating = false;",
  hydrate_node: "export const hydrate_node = null;",
};
/** Where Svelte goes through all properties of an element, in case one has the name of an attribute that is not text. */
const ASKING = "typeof value !== 'string' && get_setters(element)";

/** A page that a server drew would be taken over; ours comes empty, so a build leaves out what would be done then. */
function nothingTakenOver(code: string): string {
  const names = [...code.matchAll(NAMES)].map(([, name = ""]) => name);
  if (!["hydrating", "reset", "next"].every((name) => names.includes(name)))
    throw new Error("Svelte counts what it takes over elsewhere");
  return names.map((name) => STANDS_FOR[name] ?? `export function ${name}() {}`).join("\n");
}

/** Components of ours are no elements of their own. */
function noOwnElements(code: string): string {
  const names = [...code.matchAll(/^export (?:let|function) (\w+)/gm)].map(([, name = ""]) => name);
  if (!names.includes("create_custom_element")) throw new Error("Svelte makes elements of its own elsewhere");
  return names.map((name) => `export function ${name}() {}`).join("\n");
}

/** No property is called as these are: going through those of all kinds of elements takes a phone 30 ms. */
function askingLess(code: string): string {
  if (!code.includes(ASKING)) throw new Error("Svelte sets attributes in another way");
  return code.replace(ASKING, `!/^(?:aria-|data-|tabindex$)/.test(attribute) && ${ASKING}`);
}

/** What a transition of the connection is called is for its tests alone. */
const namingNothing = (code: string): string => code.replace(/(\bdecided\(\s*)"\w+"/g, '$1""');

const CHANGES: [RegExp, (code: string) => string][] = [
  [TAKEN_OVER, nothingTakenOver],
  [OWN_ELEMENTS, noOwnElements],
  [ATTRIBUTES, askingLess],
  [/src\/net\/reconnect\.ts$/, namingNothing],
  [/\.svelte$/, (code) => code.replace(COUNTING, "")],
];

export function lean(): Plugin {
  return {
    name: "lean",
    apply: "build",
    transform: {
      order: "post",
      filter: { id: CHANGES.map(([of]) => of) },
      handler(code, id) {
        return { code: CHANGES.find(([of]) => of.test(id))?.[1](code) ?? code, map: null };
      },
    },
  };
}
