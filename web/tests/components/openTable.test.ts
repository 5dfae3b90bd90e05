// A table in the lobby: who sits there, how it plays, and whether one sits down or watches.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import OpenTable from "../../src/pages/lobby/OpenTable.svelte";
import type { LobbyTable } from "../../src/protocol/messages";

const tableOf = (changes: Partial<LobbyTable> = {}): LobbyTable =>
  ({
    table: "k3v9w2",
    name: "Kitchen table",
    preset: "classic",
    pace: "none",
    bots: "steady",
    seats: ["Ann", null, "", "Earl"],
    free: 1,
    locked: false,
    playing: false,
    ...changes,
  }) as LobbyTable;

test("a table says who sits there and which chairs are free", () => {
  render(OpenTable, { table: tableOf() });
  expect(screen.getByText("Kitchen table")).toBeTruthy();
  expect(screen.getByText(/Ann.*free.*somebody.*Earl/i)).toBeTruthy();
});

test("a table with a free chair is sat down at; a full one and one with a password are watched", () => {
  for (const [changes, name] of [
    [{}, "Sit down"],
    [{ free: 0 }, "Watch"],
    [{ locked: true }, "Watch"],
  ] as const) {
    const { unmount } = render(OpenTable, { table: tableOf(changes) });
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("#/table/k3v9w2");
    unmount();
  }
});

test("rules, clock, bots and what it asks of those who sit down are told in one line", () => {
  render(OpenTable, { table: tableOf({ rated: true, stake: 5, playing: true }) });
  expect(screen.getByText(/^Classic, .*bots.*rated.*5.*playing/i)).toBeTruthy();
});
