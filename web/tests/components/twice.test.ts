// A second press before the server has answered does nothing.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import type {
  Clubs,
  EventPage,
  Friends as Found,
  Me,
  Profile as Told,
  StandingPage,
} from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";
import { bots } from "../../src/pages/accounts/bots";
import Bots from "../../src/pages/accounts/Bots.svelte";
import Profile from "../../src/pages/accounts/Profile.svelte";
import Learn from "../../src/pages/learn/Learn.svelte";
import Lobby from "../../src/pages/lobby/Lobby.svelte";
import Standing from "../../src/pages/ratings/Standing.svelte";
import Wizard from "../../src/pages/rules/Wizard.svelte";
import { clubs, friends, programs } from "../../src/pages/social/api";
import Friends from "../../src/pages/social/Friends.svelte";
import Announce from "../../src/pages/tournaments/Announce.svelte";
import { events } from "../../src/pages/tournaments/api";
import Event from "../../src/pages/tournaments/Event.svelte";
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

/** All that follows from answers that are there is done before anything else is begun. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** An answer that comes when the test says so. */
function later<Answer>(): { answer: Promise<Answer>; come: (answer: Answer) => void } {
  let come: (answer: Answer) => void = () => undefined;
  return { answer: new Promise((resolve) => (come = resolve)), come: (answer) => come(answer) };
}

test("one account is made", async () => {
  const guest = { id: "ann", name: "Ann", kind: "guest" };
  const statistics = { matches: 0, won: 0, deals: 0, declared: 0, made: 0, bostons: 0, by_bid: [] };
  vi.spyOn(api, "profile").mockResolvedValue({ person: guest, matches: [], statistics } as unknown as Told);
  vi.spyOn(api, "standing").mockReturnValue(pending());
  const made = later<Awaited<ReturnType<typeof api.account>>>();
  const account = vi.spyOn(api, "account").mockReturnValue(made.answer);
  render(Profile);
  const button = await screen.findByRole("button", { name: "Make an account" });
  await fireEvent.submit(button.closest("form")!);
  await fireEvent.submit(button.closest("form")!);
  made.come({ person: { ...guest, kind: "account" }, recovery_codes: ["one"] } as never);
  await screen.findByRole("dialog");
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Make an account" })).toBeNull());
  expect(account).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one account of a bot is made", async () => {
  vi.spyOn(bots, "mine").mockResolvedValue({ bots: [] });
  const make = vi.spyOn(bots, "make").mockResolvedValue({ token: "secret" } as never);
  const { container } = render(Bots);
  const form = container.querySelector("form")!;
  await fireEvent.submit(form);
  await fireEvent.submit(form);
  await screen.findByText("secret");
  await answered();
  expect(make).toHaveBeenCalledTimes(1);
});

test("a director's step is done once, and another button beside it is not lost", async () => {
  const page = {
    line: { form: "swiss", stage: "entries", words: "", entered: 0 },
    rounds: [],
    entrants: [],
    hopes: [],
    invitations: [],
    standings: [],
    step: { do: "draw", words: "Draw the first round" },
    you: { director: true, asks: [], entrant: null },
  } as unknown as EventPage;
  vi.spyOn(events, "page").mockResolvedValue(page);
  const drawn = later<EventPage>();
  const direct = vi.spyOn(events, "direct").mockReturnValueOnce(drawn.answer).mockResolvedValue(page);
  render(Event, { event: "porch", wall: false });
  await press("Draw the first round");
  await fireEvent.click(screen.getByRole("button", { name: /bots/ }));
  drawn.come(page);
  await vi.waitFor(() => expect(direct.mock.calls.at(-1)?.[1]).toEqual({ do: "bots", count: 1 }));
  expect(direct.mock.calls.map(([, wanted]) => wanted.do)).toEqual(["draw", "bots"]);
});
