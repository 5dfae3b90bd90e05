// What comes later than something newer, and what belongs to something that has been changed since.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import type { Me, PresetInfo, Replay as Told, RulesChecked, Welcome } from "../../src/protocol/messages";
import { connection } from "../../src/session/commands";
import { session } from "../../src/session/tableSession.svelte";
import Standings from "../../src/pages/ratings/Standings.svelte";
import Replay from "../../src/pages/replay/Replay.svelte";
import Wizard from "../../src/pages/rules/Wizard.svelte";
import { viewOf } from "./views";

const pending = <Answer>(): Promise<Answer> => new Promise(() => undefined);
/** All that follows from answers that are there is done before anything else is begun. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const fromDisk = fetch;
const ME = { person: { id: "ann", name: "Ann", kind: "account" }, tables: [] } as unknown as Me;

beforeEach(() => {
  vi.spyOn(connection, "dispatch").mockImplementation(() => undefined);
  vi.spyOn(api, "guest").mockResolvedValue(ME);
  vi.spyOn(api, "standing").mockReturnValue(pending());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal("fetch", fromDisk);
  location.hash = "";
});

test("a club's late answer does not take the place of a board chosen since, nor its refusal that of its words", async () => {
  const answers: ((answer: Response) => void)[] = [];
  const clubs = { clubs: [{ club: "porch", name: "Porch" }] };
  vi.stubGlobal("fetch", (path: string) =>
    path === "api/me/clubs"
      ? Promise.resolve(new Response(JSON.stringify(clubs)))
      : new Promise<Response>((resolve) => answers.push(resolve)),
  );
  vi.spyOn(api, "board").mockReturnValue(pending());
  session.welcomed({ type: "welcome", you: { id: "ann", kind: "account" }, tables: [] } as unknown as Welcome);
  render(Standings);
  const club = await screen.findByRole("button", { name: "Porch" });
  const league = screen.getByRole("button", { name: /league/i });
  await fireEvent.click(club);
  await fireEvent.click(league);
  answers[0]?.(new Response(JSON.stringify({ members: [] })));
  await answered();
  expect([club, league].map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  await fireEvent.click(club);
  await fireEvent.click(league);
  answers[1]?.(new Response("{}", { status: 500 }));
  await answered();
  expect(screen.queryByRole("alert")).toBeNull();
  await fireEvent.click(club);
  answers[2]?.(new Response(JSON.stringify({ members: [] })));
  await vi.waitFor(() => expect(club.getAttribute("aria-pressed")).toBe("true"));
});

test("a replay shows the moment that is typed into its address while it is open", async () => {
  const step = (deal: number) => ({ deal, events: [], view: viewOf({ phase: "auction" }), hands: [] });
  const told = { match: "m1", players: [], fairness: null, steps: [step(1), step(1), step(1), step(1)] };
  vi.spyOn(api, "replay").mockResolvedValue(told as unknown as Told);
  location.hash = "#/replay/m1/1";
  const { container } = render(Replay, { match: "m1", at: 1, coached: false });
  const shown = (): string | null | undefined => container.querySelector("[data-moment]")?.getAttribute("data-moment");
  await vi.waitFor(() => expect(shown()).toBe("1"));
  location.hash = "#/replay/m1/3";
  await vi.waitFor(() => expect(shown()).toBe("3"));
  await fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(shown()).toBe("2");
  // Also where it was opened at first.
  location.hash = "#/replay/m1/1";
  await vi.waitFor(() => expect(shown()).toBe("1"));
});

test("a refused code is said until other rules are chosen", async () => {
  const rules = { possible: true, differences: [], sheet: [], code: "classic" } as unknown as RulesChecked;
  const presets = ["classic", "palace"].map((name) => ({ name, words: name, rules: {} }) as unknown as PresetInfo);
  vi.spyOn(api, "standing").mockRejectedValue(new Error());
  vi.spyOn(api, "presets").mockResolvedValue(presets);
  vi.spyOn(api, "bots").mockResolvedValue([]);
  vi.spyOn(api, "questions").mockResolvedValue([]);
  vi.spyOn(api, "rules").mockImplementation((wanted) =>
    "code" in wanted ? Promise.reject(new Error("no such code")) : Promise.resolve(rules),
  );
  render(Wizard);
  await fireEvent.input(await screen.findByLabelText("Or a share code"), { target: { value: "nonsense" } });
  await fireEvent.click(screen.getByRole("button", { name: "Use these rules" }));
  await screen.findByRole("alert");
  await fireEvent.click(screen.getByRole("radio", { name: /palace/i }));
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
