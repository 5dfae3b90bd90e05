// What a room needs is asked for at once: its words side by side, and its first answer while its script is on the way.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sayerOf, localized } from "../../src/i18n/lazy";
import { prefetch, get } from "../../src/net/requests";

type Words = { hello: string };

/** The requests that are on their way, to be answered in any order. */
const open: { address: string; answer: (told: unknown) => void; fail: () => void }[] = [];
const browsersFetch = fetch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise((resolve, reject) =>
        open.push({
          address,
          answer: (told) => resolve(new Response(JSON.stringify(told))),
          fail: () => reject(new TypeError("no connection")),
        }),
      ),
  );
});
afterEach(() => {
  open.length = 0;
  vi.useRealTimers();
  vi.stubGlobal("fetch", browsersFetch);
});

const wordsAt = (folder: string) => sayerOf<Words>({ [`${folder}/en.json`]: `/${folder}.json` });

test("the words of two rooms are asked for side by side, and a part is there when both have come", async () => {
  const [sayOne, sayOther] = [wordsAt("one"), wordsAt("other")];
  expect(open.map(({ address }) => address)).toEqual(["/one.json", "/other.json"]);
  let part = "";
  const loaded = localized(Promise.resolve("part")).then((found) => (part = found));
  open[1]?.answer({ hello: "Hey" });
  await vi.advanceTimersByTimeAsync(0);
  expect(part).toBe("");
  open[0]?.answer({ hello: "Hi" });
  await loaded;
  expect([part, sayOne("hello"), sayOther("hello")]).toEqual(["part", "Hi", "Hey"]);
});

test("words that did not come are asked for again with the next part, and only those", async () => {
  const sayLost = wordsAt("lost");
  open[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  const loaded = localized(Promise.resolve("part"));
  await vi.advanceTimersByTimeAsync(0);
  expect(open.map(({ address }) => address)).toEqual(["/lost.json", "/lost.json"]);
  open[1]?.answer({ hello: "Here" });
  expect(await loaded).toBe("part");
  expect(sayLost("hello")).toBe("Here");
  await localized(Promise.resolve());
  expect(open).toHaveLength(2);
});

test("a part whose words do not come says so", async () => {
  wordsAt("none");
  open[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  const loaded = localized(Promise.resolve("part"));
  const refused = expect(loaded).rejects.toThrow("no connection");
  await vi.advanceTimersByTimeAsync(0);
  open[1]?.fail();
  await refused;
  // The next test is not kept waiting by this test.
  const next = localized(Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  open[2]?.answer({});
  await next;
});

test("a page takes the answer that was prefetched, once", async () => {
  prefetch("events/7");
  const first = get<string>("events/7");
  const second = get<string>("events/7");
  expect(open).toHaveLength(2);
  open[0]?.answer("ahead");
  open[1]?.answer("later");
  expect([await first, await second]).toEqual(["ahead", "later"]);
});

test("an answer that was prefetched is not shown when it is old", async () => {
  prefetch("events/8");
  open[0]?.answer("old");
  await vi.advanceTimersByTimeAsync(10_000);
  const asked = get<string>("events/8");
  open[1]?.answer("new");
  expect(await asked).toBe("new");
});

test("an answer that was prefetched and did not come is no fault of its own", async () => {
  prefetch("events/9");
  open[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  await expect(get("events/9")).rejects.toThrow("server");
});
