// Spaces, type sizes and corners are named by the tokens, and every token that is named there is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const TOKENS = readFileSync(join(SOURCES, "styles/tokens.css"), "utf8");
const LARGEST_SPACE = 22;

const styles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name) && !name.endsWith("tokens.css"))
  .map((name): [string, string] => [name, readFileSync(join(SOURCES, name), "utf8")]);
const pixels = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px/g)].map(([, size]) => Number(size));
const declared = (kinds: string): string[] =>
  [...TOKENS.matchAll(new RegExp(`^\\s*(--(?:${kinds})-[\\w-]+):`, "gm"))].map(([, name = ""]) => name);

test.each([
  ["font(?:-size)?", "text", Infinity],
  ["border-(?:[a-z-]+-)?radius", "radius", Infinity],
  ["gap|(?:padding|margin|inset)[a-z-]*", "space", LARGEST_SPACE],
])("no %s has a size of its own where there is a token %s", (property, _kind, largest) => {
  const found = styles.flatMap(([name, text]) =>
    [...text.matchAll(new RegExp(`^\\s+(?:${property}): ([^;{]*);`, "gm"))]
      .filter(([, value = ""]) => pixels(value).some((size) => size > 0 && size <= largest))
      .map(([whole]) => `${name}: ${whole.trim()}`),
  );
  expect(found).toEqual([]);
});

test("every size among the tokens is used", () => {
  const all = styles.map(([, text]) => text).join("\n");
  const sizes = declared("space|text|radius|touch");
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
});

test("a phone paints its bars in the colours of the wall, by day and by night", () => {
  const [light = "", dark = ""] = TOKENS.split(".dark {");
  const token = (name: string, tokens: string): string =>
    new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1]?.toUpperCase() ?? "";
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
  const told = [...read("../index.html").matchAll(/theme-color" media="[^"]*" content="(#\w+)"/g)];
  const { theme_color, background_color } = JSON.parse(read("../public/manifest.webmanifest"));
  expect(told.map(([, colour]) => colour)).toEqual([token("room-lift", light), token("room-lift", dark)]);
  expect([theme_color, background_color]).toEqual([token("room-lift", light), token("room", light)]);
});
