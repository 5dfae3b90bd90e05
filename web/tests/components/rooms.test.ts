// The drawings of the rooms: what each shows of what it is given, and how it says the same to a screen reader.
import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Calendar from "../../src/pages/daily/Calendar.svelte";
import EightDeals from "../../src/pages/daily/EightDeals.svelte";
import OwnDay from "../../src/pages/daily/OwnDay.svelte";
import Way from "../../src/pages/ratings/Way.svelte";
import Together from "../../src/pages/social/Together.svelte";
import Crest from "../../src/ui/Crest.svelte";
import { tilesOf, type News } from "../../src/pages/lobby/arranged";
import { rowsOf } from "../../src/pages/ratings/board";
import { eveningsOf } from "../../src/pages/social/circle";
import type {
  Board,
  ClubMember,
  ClubResult,
  DailyPlaceTold,
  DailyResults,
  DailyToday,
  EventLine,
  Friends,
  StandingPage,
  Step,
} from "../../src/protocol/messages";

const DAY_MS = 86_400_000;
const BOTS = [
  { level: "casual", worth: 900 },
  { level: "steady", worth: 1000 },
  { level: "counting", worth: 1100 },
];

const place = (share: number, changes: Partial<DailyPlaceTold> = {}): DailyPlaceTold => ({
  place: 1,
  name: "Ann",
  person: "ann",
  you: false,
  is_house: false,
  is_guest: false,
  boards: 8,
  share,
  difference: 0,
  ...changes,
});
const line = (share: number) => ({ share, points: 1, contract: "4 uptown in spades" });
const resultsOf = (changes: Partial<DailyResults> = {}): DailyResults =>
  ({
    day: "2026-11-24",
    places: [place(820_000), place(612_000, { place: 2, you: true }), place(500_000, { place: 3 })],
    boards: [
      { board: 3, is_guests: false, players: 9, yours: line(720_000) },
      { board: 4, is_guests: false, players: 9, yours: null },
      { board: 8, is_guests: false, players: 7, yours: line(310_000) },
    ],
    ...changes,
  }) as unknown as DailyResults;

test("eight cards fill up as deals are played, and say so in words", () => {
  const { container } = render(EightDeals, { deals: 8, played: 3 });
  expect(container.querySelectorAll(".done")).toHaveLength(3);
  expect(container.querySelector(".next")?.textContent).toBe("4");
  expect(container.querySelectorAll(".left")).toHaveLength(4);
  expect(screen.getByRole("img", { name: "You have played 3 of 8." })).toBeTruthy();
});

test("one's own day has a bar for each deal that was played, and a link that says its share", () => {
  const { container } = render(OwnDay, { told: resultsOf() });
  expect(screen.getByRole("heading", { name: "Your day: 61.2%" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Deal 3: 72.0%" }).getAttribute("href")).toBe("#/daily/2026-11-24/3");
  expect([...container.querySelectorAll<HTMLElement>(".bar i")].map((one) => one.style.height)).toEqual(["72%", "31%"]);
  expect(container.querySelectorAll(".bar .low")).toHaveLength(1);
});

test("the field is drawn with oneself in it, and told from its least to its best", () => {
  const { container } = render(OwnDay, { told: resultsOf() });
  const columns = [...container.querySelectorAll(".field i")];
  expect(columns).toHaveLength(20);
  expect(columns.findIndex((one) => one.classList.contains("you"))).toBe(12);
  expect(screen.getByText(/3 results, from 50\.0% to 82\.0%; the middle is 61\.2%\./)).toBeTruthy();
});

test("somebody who did not play sees the field alone", () => {
  const { container } = render(OwnDay, { told: resultsOf({ places: [place(500_000)], boards: [] }) });
  expect(container.querySelectorAll(".bars")).toHaveLength(0);
  expect(screen.getByText(/One result/)).toBeTruthy();
});

test("the row that is shared tells how each deal went and no card", async () => {
  const writeText = vi.fn((_words: string) => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText }, languages: ["en"] });
  render(OwnDay, { told: resultsOf() });
  screen.getByRole("button", { name: "Share" }).click();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copied. It gives no card away."));
  const [words = ""] = writeText.mock.calls[0] ?? [];
  expect(words).toMatch(/November 24, 2026\n▆▃\n61\.2%\nPlace 2 of 3\.$/);
  expect(words).not.toMatch(/spades|uptown/);
  vi.unstubAllGlobals();
});

test("days before are a calendar whose played days are links that say how many played", () => {
  const { container } = render(Calendar, {
    days: [
      { day: "2026-11-24", preset: "classic", players: 1 },
      { day: "2026-10-31", preset: "classic", players: 0 },
    ],
    today: "2026-11-25",
  });
  expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["November 2026", "October 2026"]);
  expect(screen.getByRole("link", { name: "November 24, 2026: One person has played." })).toBeTruthy();
  expect(screen.getByRole("link", { name: "October 31, 2026: Nobody has played yet." })).toBeTruthy();
  expect(container.querySelector(".today")?.textContent).toBe("25");
  // The first of November 2026 was a Sunday, that of October a Thursday.
  const firsts = [...container.querySelectorAll<HTMLElement>("li:first-child")].map((one) => one.style.gridColumnStart);
  expect(firsts).toEqual(["1", "5"]);
});

test("on the first day the calendar is there with today in it", () => {
  const { container } = render(Calendar, { days: [], today: "2026-11-25" });
  expect(container.querySelectorAll("li")).toHaveLength(30);
  expect(screen.getByText("No day is over yet.")).toBeTruthy();
});

const step = (days: number, worth: number | null, changes: Partial<Step> = {}): Step => ({
  match: "m",
  time: Date.UTC(2026, 8, 1) + days * DAY_MS,
  came: "won",
  worth,
  league: 0,
  experience: 10,
  pool: worth === null ? "" : "partners",
  likely: worth === null ? null : worth + 60,
  ...changes,
});
const standingOf = (changes: Partial<StandingPage> = {}): StandingPage =>
  ({
    person: "ann",
    grades: [
      { pool: "partners", worth: 1040, certainty: "fair", played: 44, won: 20, place: 2, as_strong_as: "steady" },
    ],
    steps: [step(0, null), step(1, 960), step(40, 1010), step(41, 700, { pool: "cutthroat" }), step(80, 1040)],
    ...changes,
  }) as StandingPage;

test("one's way is a line with a band above it, in one pool, beside the bots that it passes", () => {
  const { container } = render(Way, { mine: standingOf(), bots: BOTS });
  expect(screen.getByRole("img", { name: "Your rating over 3 matches, from 960 to 1040" })).toBeTruthy();
  expect(container.querySelector(".line")?.getAttribute("d")?.split("L")).toHaveLength(3);
  expect(container.querySelector(".band")?.getAttribute("d")?.split("L")).toHaveLength(6);
  expect([...container.querySelectorAll(".bot b")].map((one) => one.textContent)).toEqual(["900", "1000", "1100"]);
  expect(screen.getByText("60 points more, and you are as strong as counting.")).toBeTruthy();
});

test("before the first rating there are patches to fill, and words that say how many are left", () => {
  const grades = [{ ...standingOf().grades[0]!, worth: null, played: 19, place: null, as_strong_as: null }];
  const { container } = render(Way, { mine: standingOf({ grades, steps: [] }), bots: BOTS });
  expect(container.querySelectorAll(".patches .done")).toHaveLength(19);
  expect(container.querySelectorAll(".patches i")).toHaveLength(20);
  expect(screen.getByText(/^1 more rated match until it is shown\./)).toBeTruthy();
});

test("a board puts bots between people on one scale, and a club's shows its members alone", () => {
  const lines = [1080, 1000, 950].map((worth, at) => ({ place: at + 1, people: [`p${at}`], worth }));
  const board = { lines, bots: BOTS } as unknown as Board;
  const shown = (people: ReadonlySet<string> | null) =>
    rowsOf(board, people).map((row) => (row.kind === "bot" ? row.bot.level : row.line.people[0]));
  expect(shown(null)).toEqual(["counting", "p0", "p1", "steady", "p2", "casual"]);
  expect(shown(new Set(["p2"]))).toEqual(["counting", "steady", "p2", "casual"]);
  expect(rowsOf(board, null).map(({ at }) => at)).toEqual([100, 90, 50, 50, 25, 0]);
});

const member = (name: string, here = false): ClubMember =>
  ({ person: { id: name, name, kind: "account" }, since: 0, keeper: false, here }) as ClubMember;
const result = (players: string[], winners: number[], finished = 0): ClubResult => ({
  match: `${finished}`,
  finished,
  preset: "classic",
  players,
  winners,
});

test("partners of a club are joined by lines, and told with what they won", () => {
  const results = [
    result(["Ann", "Cal", "Bo", "Dee"], [0, 2]),
    result(["Cal", "Ann", "bot:Otis", "Bo"], [0, 2]),
    result(["Ann", "bot:Mae", "bot:Otis", "bot:Earl"], [0, 2]),
  ];
  const members = ["Ann", "Bo", "Cal", "Dee", "Eve"].map((name) => member(name));
  const { container } = render(Together, { members, results });
  expect(container.querySelectorAll(".ring > svg path")).toHaveLength(2);
  expect(container.querySelectorAll(".med")).toHaveLength(5);
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/[\u2068\u2069]/g, ""))).toEqual([
    "Ann and Bo: partners in 2 matches, 1 won",
    "Cal and Dee: partners in one match, 0 won",
  ]);
});

test("a club of one has three free chairs and says what will be here", () => {
  const { container } = render(Together, { members: [member("Ann", true)], results: [] });
  expect(container.querySelectorAll(".med")).toHaveLength(4);
  expect(screen.getByText(/lines show here who plays with whom/)).toBeTruthy();
});

test("a match after midnight belongs to the evening before, and an evening says who won how often", () => {
  const eight = new Date(2026, 10, 19, 20).getTime();
  const night = new Date(2026, 10, 20, 1).getTime();
  const sides = ["Ann", "Cal", "Bo", "bot:Otis"];
  const evenings = eveningsOf([
    result(sides, [0, 2], night),
    result(sides, [0, 2], eight),
    result(sides, [1, 3], eight - 7 * DAY_MS),
  ]);
  expect(evenings.map(({ matches }) => matches.length)).toEqual([2, 1]);
  expect(evenings.map(({ won }) => won)).toEqual([
    [{ names: ["Ann", "Bo"], count: 2 }],
    [{ names: ["Cal", "Otis"], count: 1 }],
  ]);
  expect(new Date(evenings[0]?.time ?? 0).getDate()).toBe(19);
});

test("a crest is the same for the same club, and clubs differ; a reader skips it", () => {
  const drawn = (club: string): string => {
    const { container, unmount } = render(Crest, { club });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const paths = [...container.querySelectorAll("g [fill]")].map((one) => one.outerHTML).join("");
    unmount();
    return paths;
  };
  const clubs = Array.from({ length: 40 }, (_, at) => `club${at}x`);
  expect(drawn("club1x")).toBe(drawn("club1x"));
  expect(new Set(clubs.map(drawn)).size).toBeGreaterThan(25);
});

const news = (changes: Partial<News> = {}): News => ({
  daily: { played: 3, deals: 8 } as DailyToday,
  events: [],
  tables: [],
  friends: null,
  seats: [],
  isNew: false,
  ...changes,
});

test("the front room has tiles for what there is: what has nothing to say is a line", () => {
  expect(tilesOf(news())).toEqual(["daily"]);
  expect(tilesOf(news({ isNew: true }))).toEqual(["daily", "new"]);
  expect(tilesOf(news({ seats: ["t"], events: [{ stage: "entries" } as EventLine] }))).toEqual([
    "daily",
    "seats",
    "events",
  ]);
});

test("an event that runs or waits for an answer, and a friend who asks, come before the day's deals", () => {
  const events = [{ stage: "entries", asks: true } as EventLine];
  const friends = { friends: [], invitations: [{ table: "t" }] } as unknown as Friends;
  expect(tilesOf(news({ events, friends }))).toEqual(["events", "friends", "daily"]);
  expect(tilesOf(news({ events: [{ stage: "playing", asks: false } as EventLine] }))[0]).toBe("events");
});

test("a tile that comes late is drawn behind those that are there, but for what waits for an answer", () => {
  const events = [{ stage: "entries" } as EventLine];
  expect(tilesOf(news({ events, isNew: true }), ["daily", "new"])).toEqual(["daily", "new", "events"]);
  const asks = [{ stage: "entries", asks: true } as EventLine];
  expect(tilesOf(news({ events: asks, isNew: true }), ["daily", "new"])).toEqual(["events", "daily", "new"]);
});

test("a tile whose answer is awaited keeps its place, and goes when it has nothing to say", () => {
  expect(tilesOf(news({ events: null, awaited: ["events"] }))).toEqual(["daily", "events"]);
  expect(tilesOf(news(), ["daily", "events"])).toEqual(["daily"]);
});
