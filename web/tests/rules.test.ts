// House rules without a browser: what an answer sets and takes back, and the rule sets kept under names.
import { expect, test } from "vitest";
import type { RulesQuestion } from "../src/protocol/messages";
import { answered, changesOf, chosen, isAsked, offered } from "../src/pages/rules/asking";
import {
  keep,
  lastFirst,
  LONGEST_NAME,
  MOST,
  type Named,
  read,
  removed,
  renamed,
  saved,
} from "../src/pages/rules/mine";

const ask = (name: string, options: string[], ...answers: [object, object?][]): RulesQuestion => ({
  name,
  words: name,
  example: "",
  part: "",
  options,
  answers: answers.map(([sets, when = {}]) => ({ label: "", sets: { ...sets }, when: { ...when } })),
});
const BASE = { jokers: 2, kitty: 6, discard: "declarer", max: 7, counts: "odd" };
const PACK = ask(
  "pack",
  ["jokers", "kitty"],
  [{ jokers: 2, kitty: 6 }],
  [{ jokers: 1, kitty: 5 }],
  [{ jokers: 0, kitty: 0, discard: "nobody" }],
);
const PAIRS = ask("pairs", ["rotation"], [{ rotation: "none" }], [{ rotation: "rise" }, { counts: "odd" }]);

test("an answer takes back what its rivals set, and leaves the rest", () => {
  const none = answered(PACK, PACK.answers[2]!, { max: 5 }, BASE);
  expect(none).toEqual({ max: 5, jokers: 0, kitty: 0, discard: "nobody" });
  expect(answered(PACK, PACK.answers[1]!, none, BASE)).toEqual({ max: 5, jokers: 1, kitty: 5 });
  expect(answered(PACK, PACK.answers[0]!, none, BASE), "the preset’s own answer is no change").toEqual({ max: 5 });
});

test("an answer is chosen by what its question is about, whatever else it sets", () => {
  expect(chosen(PACK, { ...BASE, jokers: 0, kitty: 0, discard: "declarer" })).toBe(PACK.answers[2]);
  expect(chosen(PACK, { ...BASE, kitty: 3 })).toBe(null);
  expect(changesOf({ ...BASE, max: 5 }, BASE)).toEqual({ max: 5 });
});

test("nothing is asked about partners where there are none, but what was answered stays in sight", () => {
  const alone = { ...BASE, counts: "all", rotation: "none" };
  expect(isAsked(PAIRS, { ...BASE, rotation: "none" })).toBe(true);
  expect(isAsked(PAIRS, alone)).toBe(false);
  expect(offered(PAIRS, { ...alone, rotation: "rise" }).length).toBe(2);
});

const storing = (text: string | null) => {
  const kept = { text };
  const store = () => ({ getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) });
  return { kept, store };
};
const PORCH: Named = { name: "Porch", code: "classic/target=11" };

test("rule sets are kept under their names, renamed and removed", () => {
  const { store } = storing(null);
  keep(store, saved([PORCH], "  Aunt   Mae ", "palace") ?? []);
  expect(read(store)).toEqual([{ name: "Aunt Mae", code: "palace" }, PORCH]);
  expect(
    saved(read(store), "porch", "andrews")?.map(({ name }) => name),
    "the same name",
  ).toEqual(["porch", "Aunt Mae"]);
  expect(renamed(read(store), "Porch", "aunt mae"), "a name that is taken").toBe(null);
  expect(renamed(read(store), "Porch", "  ")).toBe(null);
  expect(renamed([PORCH], "Porch", "porch")?.[0]?.name, "its own name in other letters").toBe("porch");
  expect(removed(read(store), "Aunt Mae")).toEqual([PORCH]);
  expect(lastFirst(read(store), PORCH.code)[0]).toEqual(PORCH);
});

test("no more than a shelf full is kept, and no name longer than a line", () => {
  const full = Array.from({ length: MOST }, (_, index) => ({ name: `${index}`, code: "classic" }));
  expect(saved(full, "one more", "classic")).toBe(null);
  expect(saved(full, "3", "palace")?.length, "in place of its own name there is room").toBe(MOST);
  expect(saved([], "x".repeat(500), "classic")?.[0]?.name.length).toBe(LONGEST_NAME);
});

test("what is no rule set in the store is passed over, and so is a store that refuses", () => {
  const bad = [
    null,
    3,
    {},
    { name: "", code: "x" },
    { name: "a", code: 3 },
    { name: "a", code: "x".repeat(999) },
    { name: " a", code: "x" },
  ];
  expect(read(storing(JSON.stringify([...bad, PORCH, { ...PORCH, name: "PORCH" }])).store)).toEqual([PORCH]);
  for (const text of ["", "no json", "{}", "3", null]) expect(read(storing(text).store)).toEqual([]);
  const refusing = (): Storage => {
    throw new Error("not allowed");
  };
  expect(read(refusing)).toEqual([]);
  keep(refusing, [PORCH]);
});
