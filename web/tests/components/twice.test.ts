// A second press before the server has answered does nothing.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import type { Clubs, Friends as Found, Me, StandingPage } from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";
import Learn from "../../src/pages/learn/Learn.svelte";
import Lobby from "../../src/pages/lobby/Lobby.svelte";
import Standing from "../../src/pages/ratings/Standing.svelte";
import Wizard from "../../src/pages/rules/Wizard.svelte";
import { clubs, friends, programs } from "../../src/pages/social/api";
import Friends from "../../src/pages/social/Friends.svelte";
import Announce from "../../src/pages/tournaments/Announce.svelte";
import { events } from "../../src/pages/tournaments/api";
import Report from "../../src/table/Report.svelte";

/** An answer that does not come while the test lasts. */
const pending = <Answer>(): Promise<Answer> => new Promise(() => undefined);
const ME = { person: { id: "ann", name: "Ann", kind: "account" }, tables: [] } as unknown as Me;

beforeEach(() => {
  vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);
  vi.spyOn(api, "guest").mockResolvedValue(ME);
  vi.spyOn(api, "presets").mockResolvedValue([]);
  vi.spyOn(api, "bots").mockResolvedValue([]);
});
afterEach(() => void vi.restoreAllMocks());

async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await fireEvent.click(button);
  await fireEvent.click(button);
  await vi.waitFor(() => undefined);
}

test("one table is opened by Play now", async () => {
  const open = vi.spyOn(api, "open").mockReturnValue(pending());
  render(Lobby);
  await press(/^Play now/);
  expect(open).toHaveBeenCalledTimes(1);
});

test("one table is opened for a first deal, and another one after an error", async () => {
  const refuse: ((why: Error) => void)[] = [];
  const open = vi
    .spyOn(api, "open")
    .mockReturnValueOnce(new Promise((_, reject) => refuse.push(reject)))
    .mockReturnValue(pending());
  render(Learn, { topic: "" });
  await press("Your first deal");
  expect(open).toHaveBeenCalledTimes(1);
  refuse[0]?.(new Error());
  await screen.findByRole("alert");
  await press("Your first deal");
  expect(open).toHaveBeenCalledTimes(2);
});

test("one table is opened with house rules", async () => {
  vi.spyOn(api, "questions").mockResolvedValue([]);
  vi.spyOn(api, "standing").mockRejectedValue(new Error());
  vi.spyOn(api, "rules").mockResolvedValue({ possible: true, differences: [], sheet: [], code: "classic" } as never);
  const open = vi.spyOn(api, "open").mockReturnValue(pending());
  render(Wizard);
  await press("Open the table");
  expect(open).toHaveBeenCalledTimes(1);
});

test("one event is announced", async () => {
  const announce = vi.spyOn(events, "announce").mockReturnValue(pending());
  const { container } = render(Announce, { club: "porch" });
  const form = container.querySelector("form")!;
  expect([await fireEvent.submit(form), await fireEvent.submit(form)]).toEqual([false, false]);
  expect(announce).toHaveBeenCalledTimes(1);
});

test("one club is founded", async () => {
  vi.spyOn(friends, "all").mockResolvedValue({
    friends: [],
    asks_you: [],
    you_asked: [],
    invitations: [],
  } as unknown as Found);
  vi.spyOn(clubs, "mine").mockResolvedValue({ clubs: [] } as unknown as Clubs);
  vi.spyOn(programs, "present").mockResolvedValue({ programs: [] });
  const found = vi.spyOn(clubs, "found").mockRejectedValue(new Error());
  const { container } = render(Friends);
  await vi.waitFor(() => expect(container.querySelector("details form")).toBeTruthy());
  const form = container.querySelector("details form")!;
  await fireEvent.submit(form);
  await fireEvent.submit(form);
  await screen.findByRole("alert");
  expect(found).toHaveBeenCalledTimes(1);
});

test("one report is sent", async () => {
  const report = vi.spyOn(api, "report").mockReturnValue(pending());
  const { container } = render(Report, { people: [{ name: "Bo", where: { table: "k3v9w2", person: "bo" } }] });
  const form = container.querySelector("form")!;
  expect([await fireEvent.submit(form), await fireEvent.submit(form)]).toEqual([false, false]);
  expect(report).toHaveBeenCalledTimes(1);
});

test("chips are taken once", async () => {
  const mine = {
    grades: [],
    season: null,
    level: 1,
    experience: 0,
    next_level: null,
    partners: [],
    chips: 0,
    gift: true,
  };
  vi.spyOn(api, "standing").mockResolvedValue(mine as unknown as StandingPage);
  const gift = vi.spyOn(api, "gift").mockReturnValue(pending());
  render(Standing);
  await press(/gift/);
  expect(gift).toHaveBeenCalledTimes(1);
});
