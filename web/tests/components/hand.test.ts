// The hand: a card says its name, whether it can be played and why not; arrows walk it, Shift sorts it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Hand from "../../src/cards/Hand.svelte";
import { voice } from "../../src/speech/announce.svelte";
import { cardOf } from "./views";

const HAND = [
  cardOf("AS"),
  cardOf("KH", { may: false, why: "you still have spades" }),
  cardOf("3S", { from_kitty: true }),
];

const drawn = (more: object = {}) => {
  const choose = vi.fn();
  render(Hand, { hand: HAND, live: true, label: "Your hand", choose, ...more });
  return choose;
};
const names = (): string[] => screen.getAllByRole("button").map((card) => card.textContent?.trim() ?? "");

test("each card says its name, where it came from, and why it cannot be played", () => {
  drawn();
  expect(names()).toEqual([
    "ace of spades, playable",
    "king of hearts, you still have spades",
    "three of spades, from the kitty",
  ]);
});

test("a card that cannot be played can still be reached and pressed: the table says why", async () => {
  const choose = drawn();
  const [, king] = screen.getAllByRole("button");
  expect(king?.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(king!);
  expect(choose).toHaveBeenCalledWith(HAND[1]);
});

test("nothing is playable while somebody else is to play", () => {
  drawn({ live: false });
  expect(names()[0]).toBe("ace of spades");
  expect(screen.getAllByRole("button").map((card) => card.getAttribute("aria-disabled"))).toEqual([
    "true",
    "true",
    "true",
  ]);
});

test("cards put aside are pressed", () => {
  drawn({ aside: ["AS"] });
  expect(screen.getAllByRole("button").map((card) => card.getAttribute("aria-pressed"))).toEqual([
    "true",
    "false",
    "false",
  ]);
});

test("one card of the hand is reached by Tab, and arrows lead from it to the others", async () => {
  drawn();
  const cards = screen.getAllByRole("button");
  expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
  cards[0]!.focus();
  await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(cards[1]!, { key: "End" });
  expect(document.activeElement).toBe(cards[2]);
});

test("Shift and an arrow move a card, which says its new place", async () => {
  drawn();
  const [ace] = screen.getAllByRole("button");
  ace!.focus();
  await fireEvent.keyDown(ace!, { key: "ArrowRight", shiftKey: true });
  await vi.waitFor(() => expect(voice.said.at(-1)?.words).toBe("ace of spades, now 2 of 3."));
  expect(names()[1]).toBe("ace of spades, playable");
});
