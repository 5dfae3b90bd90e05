// House rules without a browser: what an answer sets and takes back, and the rule sets kept under names.
import assert from "node:assert/strict";
import { test } from "node:test";
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
  assert.deepEqual(none, { max: 5, jokers: 0, kitty: 0, discard: "nobody" });
  assert.deepEqual(answered(PACK, PACK.answers[1]!, none, BASE), { max: 5, jokers: 1, kitty: 5 });
  assert.deepEqual(answered(PACK, PACK.answers[0]!, none, BASE), { max: 5 }, "the preset’s own answer is no change");
});

test("an answer is chosen by what its question is about, whatever else it sets", () => {
  assert.equal(chosen(PACK, { ...BASE, jokers: 0, kitty: 0, discard: "declarer" }), PACK.answers[2]);
  assert.equal(chosen(PACK, { ...BASE, kitty: 3 }), null);
  assert.deepEqual(changesOf({ ...BASE, max: 5 }, BASE), { max: 5 });
});

test("nothing is asked about partners where there are none, but what was answered stays in sight", () => {
  const alone = { ...BASE, counts: "all", rotation: "none" };
  assert.equal(isAsked(PAIRS, { ...BASE, rotation: "none" }), true);
  assert.equal(isAsked(PAIRS, alone), false);
  assert.equal(offered(PAIRS, { ...alone, rotation: "rise" }).length, 2);
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
  assert.deepEqual(read(store), [{ name: "Aunt Mae", code: "palace" }, PORCH]);
  assert.deepEqual(
    saved(read(store), "porch", "andrews")?.map(({ name }) => name),
    ["porch", "Aunt Mae"],
    "the same name",
  );
  assert.equal(renamed(read(store), "Porch", "aunt mae"), null, "a name that is taken");
  assert.equal(renamed(read(store), "Porch", "  "), null);
  assert.equal(renamed([PORCH], "Porch", "porch")?.[0]?.name, "porch", "its own name in other letters");
  assert.deepEqual(removed(read(store), "Aunt Mae"), [PORCH]);
  assert.deepEqual(lastFirst(read(store), PORCH.code)[0], PORCH);
});

test("no more than a shelf full is kept, and no name longer than a line", () => {
  const full = Array.from({ length: MOST }, (_, index) => ({ name: `${index}`, code: "classic" }));
  assert.equal(saved(full, "one more", "classic"), null);
  assert.equal(saved(full, "3", "palace")?.length, MOST, "in place of its own name there is room");
  assert.equal(saved([], "x".repeat(500), "classic")?.[0]?.name.length, LONGEST_NAME);
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
  assert.deepEqual(read(storing(JSON.stringify([...bad, PORCH, { ...PORCH, name: "PORCH" }])).store), [PORCH]);
  for (const text of ["", "no json", "{}", "3", null]) assert.deepEqual(read(storing(text).store), []);
  const refusing = (): Storage => {
    throw new Error("not allowed");
  };
  assert.deepEqual(read(refusing), []);
  keep(refusing, [PORCH]);
});
