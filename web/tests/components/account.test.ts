// Who we are is asked once, and once more after an account was made or the name changed.
import { expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";

test("who makes an account is told as one from then on, without loading the page again", async () => {
  let kind = "guest";
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path === "api/accounts") kind = "account";
    return Promise.resolve(new Response(JSON.stringify({ person: { id: "a", name: "Ann", kind }, tables: [] })));
  });
  expect((await api.guest()).person.kind).toBe("guest");
  await api.guest();
  expect(asked).toEqual(["api/guest"]);
  await api.account("Ann", "four quiet aces");
  expect((await api.guest()).person.kind).toBe("account");
});
