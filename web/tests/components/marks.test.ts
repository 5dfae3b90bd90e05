// The marks below a replay's graph: choices that mattered, and every mistake.
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import { Lesson } from "../../src/pages/replay/lesson.svelte";
import type { Coached } from "../../src/protocol/messages";

afterEach(() => void vi.restoreAllMocks());

test("a mistake has its mark also where all options were close", async () => {
  const chance = { seat: 0, chance: 50, mattered: false };
  const chances = [
    { ...chance, step: 3 },
    { ...chance, step: 5 },
    { ...chance, step: 9, mattered: true },
  ];
  const findings = [{ seat: 0, step: 5, where: "", words: "", cost: 1.5 }];
  vi.spyOn(api, "coach").mockResolvedValue({ findings, chances, players: [], judge: "champion" } as unknown as Coached);
  const lesson = new Lesson("match");
  await lesson.ask();
  expect(lesson.marks).toEqual([
    { step: 5, kind: "small" },
    { step: 9, kind: "good" },
  ]);
});
