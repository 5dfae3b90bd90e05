// The page around its rooms: addresses as chats cut them, several tabs of one person, storage that is forbidden.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "../../src/app/App.svelte";
import { api } from "../../src/net/requests";
import Account from "../../src/pages/accounts/Account.svelte";
import { forgetKey, hasKey, keepKey } from "../../src/pages/owner/api";
import Mine from "../../src/pages/rules/Mine.svelte";
import { route } from "../../src/platform/router.svelte";
import { keepSettings, settings } from "../../src/platform/settings.svelte";
import type { Me, Person } from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";

const goTo = (hash: string): void => {
  location.hash = hash;
  window.dispatchEvent(new Event("hashchange"));
};
const writtenElsewhere = (key: string, value: unknown): void => {
  localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent("storage", { key }));
};

afterEach(() => {
  vi.restoreAllMocks();
  goTo("");
});

test.each(["#/join/maple%", "#/join/%E0%A4%A"])("an address that was cut, as %s, still opens a page", (hash) => {
  goTo(hash);
  expect(route.path).toEqual(["join", hash.slice(7)]);
});

test("what is set in another tab is not written over by this one", () => {
  keepSettings();
  writtenElsewhere("bidwhist.settings", { ...settings, largeIndex: true, volume: 80 });
  settings.known = "classic";
  keepSettings();
  const kept = JSON.parse(localStorage.getItem("bidwhist.settings") ?? "{}") as typeof settings;
  expect([kept.largeIndex, kept.volume, kept.known]).toEqual([true, 80, "classic"]);
  Object.assign(settings, { largeIndex: false, volume: 50, known: "" });
});

test("another language that is chosen in another tab is the language of this one too", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  writtenElsewhere("bidwhist.settings", { ...settings, volume: 70 });
  expect(reload).not.toHaveBeenCalled();
  writtenElsewhere("bidwhist.settings", { ...settings, language: "he" });
  expect(reload).toHaveBeenCalledTimes(1);
  Object.assign(settings, { language: "", volume: 50 });
  keepSettings();
});

test("rules kept in another tab are not lost when this one keeps some", async () => {
  localStorage.removeItem("bidwhist.rules");
  render(Mine, { code: "classic.7", use: () => Promise.resolve(true) });
  writtenElsewhere("bidwhist.rules", [{ name: "Porch", code: "palace.3" }]);
  await tick();
  await fireEvent.input(screen.getByLabelText("A name for the rules as they are now"), {
    target: { value: "Kitchen" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const kept = JSON.parse(localStorage.getItem("bidwhist.rules") ?? "[]") as { name: string }[];
  expect(kept.map(({ name }) => name)).toEqual(["Kitchen", "Porch"]);
});

test("the owner's key lasts as long as the page where the browser stores nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("", "SecurityError");
  };
  const own = sessionStorage;
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  try {
    expect(hasKey()).toBe(false);
    keepKey("maple");
    expect(hasKey()).toBe(true);
    forgetKey();
    expect(hasKey()).toBe(false);
  } finally {
    vi.stubGlobal("sessionStorage", own);
  }
});

test("one's data are downloaded from beside the page, wherever a proxy serves that", () => {
  render(Account, { person: { id: "ann", name: "Ann", kind: "guest" } as Person, run: () => Promise.resolve() });
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe("api/me/export");
});

test("who goes from the owner's page to the front room is somebody there", async () => {
  vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);
  const guest = vi.spyOn(api, "guest").mockResolvedValue({ person: { id: "ann" }, tables: [] } as unknown as Me);
  goTo("#/owner");
  render(App);
  await tick();
  expect(guest).not.toHaveBeenCalled();
  goTo("#/");
  await waitFor(() => expect(guest).toHaveBeenCalledTimes(1));
  goTo("#/owner");
  goTo("#/");
  await tick();
  expect(guest).toHaveBeenCalledTimes(1);
});
