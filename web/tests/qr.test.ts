// QR codes as another program (zxing-cpp 3.1, by hand) has read them back.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { squareOf } from "../src/ui/qr";

const BID_WHIST = [
  "111111100101101111111",
  "100000100110001000001",
  "101110101101001011101",
  "101110101000101011101",
  "101110101100101011101",
  "100000101111001000001",
  "111111101010101111111",
  "000000001000000000000",
  "101111100001001111100",
  "110110011111100010001",
  "100010111100111001110",
  "111000010111110001101",
  "010010110100111110000",
  "000000001110110111100",
  "111111100101000000110",
  "100000101110000100110",
  "101110101111000110001",
  "101110101011111110100",
  "101110101000101000100",
  "100000100011111011100",
  "111111101000100001110",
];
const LONGEST = "ab".repeat(53);
const LONGEST_HASH = "62b0fba148db089cd7ed280f88342729809c9465bb32ed3838a7414a7e8741f1";

const drawn = (text: string): string[] => (squareOf(text) ?? []).map((row) => row.map(Number).join(""));

test("a short text is the square that was read back", () => {
  expect(drawn("Bid Whist")).toEqual(BID_WHIST);
});

test("the longest text, in four blocks, is the square that was read back", () => {
  const rows = drawn(LONGEST);
  expect(rows.length).toBe(41);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(LONGEST_HASH);
});

test("each length takes the smallest square with room for it", () => {
  const sides = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => squareOf("x".repeat(length))?.length);
  expect(sides).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41]);
});

test("a text that is too long has no square", () => {
  expect(squareOf("x".repeat(107))).toBe(null);
});
