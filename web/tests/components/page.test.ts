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
import { walkButtons } from "../../src/platform/arrowKeys";
import Embed from "../../src/pages/replay/Embed.svelte";
import { slotsOf } from "../../src/pages/tournaments/bracket";
import Met from "../../src/pages/tournaments/Met.svelte";
import Standings from "../../src/pages/tournaments/Standings.svelte";
import type { EventPage, Me, Person } from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";
import { seen, session } from "../../src/session/tableSession.svelte";
import Phrases from "../../src/table/Phrases.svelte";
import { share } from "../../src/ui/sharing";
import { snapshotOf, TABLE, viewOf } from "./views";

const BROWSER = navigator;
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
  vi.stubGlobal("navigator", BROWSER);
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

test("words that cannot be sent while the connection is lost stay in their field", async () => {
  const asked = vi.spyOn(connection, "ask").mockImplementation(() => undefined);
  const known = snapshotOf(viewOf());
  session.follow(TABLE, null);
  session.begin({ ...known, room: { ...known.room, chat: true, kind: "private" } });
  session.connectionChanged("waiting");
  const { container } = render(Phrases, { table: seen.table!, tell: () => undefined });
  const field = screen.getByLabelText<HTMLInputElement>("In your own words");
  await fireEvent.input(field, { target: { value: "Well played" } });
  await fireEvent.submit(container.querySelector("form")!);
  expect([field.value, asked.mock.calls.length]).toEqual(["Well played", 0]);
  session.connectionChanged("open");
  await fireEvent.submit(container.querySelector("form")!);
  expect([field.value, asked.mock.calls.length]).toEqual(["", 1]);
});

test.each([
  ["ltr", "ArrowLeft", "ArrowRight"],
  ["rtl", "ArrowRight", "ArrowLeft"],
])("arrow keys lead to the button on their side where things run %s", (direction, back, on) => {
  const group = document.createElement("div");
  group.style.direction = direction;
  group.innerHTML = "<button>1</button><button>2</button><button>3</button>";
  document.body.append(group);
  const buttons = [...group.querySelectorAll("button")];
  group.addEventListener("keydown", (event) => walkButtons(event, group));
  const press = (key: string): void =>
    void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  buttons[1]?.focus();
  press(on);
  expect(document.activeElement).toBe(buttons[2]);
  press(back);
  expect(document.activeElement).toBe(buttons[1]);
  group.remove();
});

test("points below nothing have their sign before them in any language", () => {
  const minus = "\u200e−3";
  const met = {
    meeting: 1,
    number: 1,
    names: ["A", "B"],
    sides: [[1], [2]],
    settled: true,
    winner: 0,
    points: [7, -3],
  };
  const page = {
    rounds: [{ number: 1, meetings: [met], rests: [] }],
    you: {},
    standings: [],
  } as unknown as EventPage;
  expect(slotsOf(page)[0]?.[0]?.lines.map(({ points }) => points)).toEqual(["7", minus]);
  const drawn = render(Met, {
    met: { ...met, words: "", why: [] } as unknown as EventPage["rounds"][number]["meetings"][number],
    wall: true,
  });
  expect(drawn.container.textContent).toContain(minus);
  const rows = [
    { entrant: 1, rank: 1, names: "A", wins: 0, hands: 0, points: -3 },
  ] as unknown as EventPage["standings"];
  expect(render(Standings, { page, rows }).container.textContent).toContain(minus);
});

test("who closes what the system offers for sharing is not told to copy by hand", async () => {
  const tell = vi.fn();
  const closes = () => Promise.reject(new DOMException("", "AbortError"));
  vi.stubGlobal("navigator", { share: closes });
  await share("", "https://here", tell);
  expect(tell).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  await share("", "https://here", tell);
  expect(tell).toHaveBeenCalledWith("Please copy the link by hand.");
  render(Embed, { match: "k3v9w2-1", here: 3 });
  await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(seen.note).toBe("Please copy the code by hand.");
});
