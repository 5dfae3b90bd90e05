// Where a seat is drawn: clockwise around the one who looks, who sits at the bottom.
import { facesOf } from "../ui/busts";
import type { ScoreSheet, TableView } from "../protocol/messages";

export type Slot = "bottom" | "left" | "top" | "right" | "topleft" | "topright";

const SLOTS: Record<number, Slot[]> = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "topleft", "topright", "right"],
};

export const slotOf = (view: TableView, seat: number): Slot => {
  const count = view.seats.length;
  return SLOTS[count]?.[(seat - (view.you ?? 0) + count) % count] ?? "top";
};

export const SPOTS: Record<Slot, { x: number; y: number }> = {
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  topleft: { x: -0.55, y: -1 },
  topright: { x: 0.55, y: -1 },
};

/** The sides in the order of a score sheet: a viewer sees their own first. */
export const ownFirst = (sheet: ScoreSheet, you: number | null): number[] => {
  const sides = sheet.sides.map((_, side) => side);
  const isMine = (side: number): boolean => you !== null && (sheet.seats[side] ?? []).includes(you);
  return [...sides.filter(isMine), ...sides.filter((side) => !isMine(side))];
};

/** The figures of all who sit here, by seat: no two have the same. */
export const facesAt = (view: TableView): number[] => facesOf(view.seats);
