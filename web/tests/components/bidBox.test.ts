// The bid box: what is live, what a tap and a key do, and what is said of a bid that cannot be made.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../src/session/commands";
import { seen, session } from "../../src/session/tableSession.svelte";
import BidBox from "../../src/table/BidBox.svelte";
import { bidBoxOf, snapshotOf, TABLE, viewOf } from "./views";

const asked = vi.spyOn(connection, "ask").mockImplementation(() => undefined);

beforeEach(() => {
  asked.mockClear();
  session.leave();
  session.follow(TABLE, null);
  session.begin(snapshotOf(viewOf({ phase: "auction", turn: 0 })));
});

const bid = (name: string): HTMLElement => screen.getByRole("button", { name });
/** A tap of a finger; keys press without one. */
const tap = (button: HTMLElement) => fireEvent.click(button, { detail: 1 });
const sent = () => asked.mock.calls.map(([message]) => (message.type === "command" ? message.action : message.type));

test("bids that are too low are dimmed, and the lowest that can be made has the focus to come", () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  expect(bid("4 no-trump").getAttribute("aria-disabled")).toBe("true");
  expect(bid("5 uptown").getAttribute("aria-disabled")).toBe("false");
  expect(bid("5 uptown").tabIndex).toBe(0);
  expect(bid("5 downtown").tabIndex).toBe(-1);
});

test("the first tap marks a bid and says what it means, the second one sends it", async () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  await tap(bid("5 downtown"));
  expect(screen.getByText("5 downtown: 11 books of 13.")).toBeTruthy();
  expect(sent()).toEqual([]);
  await tap(bid("5 downtown"));
  expect(sent()).toEqual([{ kind: "bid", bid: "5D" }]);
});

test("a marked bid is sent by the button that names it", async () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  await tap(bid("6 uptown"));
  await tap(screen.getByRole("button", { name: "Bid 6 uptown" }));
  expect(sent()).toEqual([{ kind: "bid", bid: "6U" }]);
});

test("a key sends a bid at once", async () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  await fireEvent.click(bid("5 no-trump"), { detail: 0 });
  expect(sent()).toEqual([{ kind: "bid", bid: "5N" }]);
});

test("arrows walk the bids by rows and columns", async () => {
  render(BidBox, { box: bidBoxOf(3), typed: "" });
  bid("3 uptown").focus();
  await fireEvent.keyDown(bid("3 uptown"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(bid("4 uptown"));
  await fireEvent.keyDown(bid("4 uptown"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(bid("4 downtown"));
});

test("a bid that cannot be made is not sent, and says why", async () => {
  render(BidBox, { box: bidBoxOf(5), typed: "" });
  await tap(bid("3 uptown"));
  expect(sent()).toEqual([]);
  expect(seen.refusal?.words).toBe("The bid that stands is higher.");
});

test("a dealer who has to bid cannot pass, and is told so", async () => {
  render(BidBox, { box: bidBoxOf(3, false), typed: "" });
  await tap(screen.getByRole("button", { name: "Yours to bid" }));
  expect(sent()).toEqual([]);
  expect(seen.refusal?.words).toBe("The dealer has to bid.");
});

test("nothing more is asked before the answer to a bid has come", async () => {
  render(BidBox, { box: bidBoxOf(3), typed: "" });
  const pass = screen.getByRole("button", { name: "Pass" });
  await tap(pass);
  await tap(pass);
  expect(sent()).toEqual([{ kind: "pass" }]);
});
