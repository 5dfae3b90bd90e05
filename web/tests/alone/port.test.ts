// The table without a connection: who comes new to the server in the page is called as the server elsewhere called them.
import { afterEach, expect, test, vi } from "vitest";

const asked: string[] = [];
vi.stubGlobal(
  "Worker",
  class {
    readonly postMessage = (message: string): void => void asked.push(message);
    readonly addEventListener = (): void => undefined;
  },
);

afterEach(() => {
  asked.length = 0;
  localStorage.removeItem("bidwhist.settings");
});

test.each([
  ["whom the page has seen, by their name", { name: "Guest 5sh" }, "Guest 5sh"],
  ["whom nobody has named yet, as the server likes", {}, ""],
])("the offline page greets a guest %s", async (_, settings, name) => {
  localStorage.setItem("bidwhist.settings", JSON.stringify(settings));
  await import("../../src/offline/port");
  void fetch("api/guest", { method: "POST", body: "{}" });
  await vi.waitUntil(() => asked.length);
  const { path, body } = JSON.parse(asked[0] ?? "{}") as { path: string; body: string };
  expect([path, JSON.parse(body)]).toEqual(["/api/guest", { name }]);
});
