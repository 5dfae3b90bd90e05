// An event's page: what one who has entered alone is offered, and the form that announces another.
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../src/net/requests";
import type { EventPage } from "../../src/protocol/messages";
import { enteredHeading } from "../../src/pages/tournaments/coming";
import Announce from "../../src/pages/tournaments/Announce.svelte";
import Now from "../../src/pages/tournaments/Now.svelte";

afterEach(() => void vi.restoreAllMocks());

const nothing = () => undefined;
const pageOf = (waits: boolean): EventPage =>
  ({
    line: { stage: "entries", form: "knockout", begins: null },
    you: { entrant: null, waits, asked: null, invited: null, asks: [], table: null, place: null },
    entrants: [],
    rounds: [],
  }) as unknown as EventPage;

test.each([
  [false, "Play with anybody"],
  [true, "Ask to be my partner"],
])("who has entered alone, %s, is offered what is left to choose: %s", (waits, name) => {
  render(Now, { page: pageOf(waits), enter: nothing, leave: nothing, decline: nothing, answer: nothing });
  expect(screen.getByRole("button", { name: /anybody|partner/ }).textContent).toBe(name);
  expect((screen.getByRole("textbox") as HTMLInputElement).required).toBe(waits);
});

test("teams that have entered are counted in the heading, and nobody who waits for a partner", () => {
  expect(enteredHeading(0)).toBe("Entered");
  expect(enteredHeading(3)).toBe("Entered (3)");
});

test("the form that announces an event comes into sight when it is opened", () => {
  vi.spyOn(api, "presets").mockResolvedValue([]);
  const { container } = render(Announce, { club: "porch" });
  const details = container.querySelector("details")!;
  details.scrollIntoView = vi.fn();
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  expect(details.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
});
