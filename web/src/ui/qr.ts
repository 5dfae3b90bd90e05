// A QR code of a short text: bytes, correction level M, versions 1 to 6, which is room for 106 bytes.

/** For each version: all codewords, correction codewords in a block, blocks of equal length. */
const VERSIONS: [number, number, number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
];

// Arithmetic on bytes as polynomials, by logarithms.
const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (one: number, other: number): number => (one && other ? EXP[(LOG[one]! + LOG[other]!) % 255]! : 0);

function correction(block: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[root]!)));
    divisor = next;
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at]!;
    divisor.forEach((one, step) => (rest[at + step]! ^= times(one, factor)));
  });
  return rest.slice(block.length);
}

function codewords(bytes: Uint8Array, [all, count, blocks]: [number, number, number]): number[] {
  const room = all - count * blocks;
  // Four bits say "bytes", eight how many; then the text, half a byte off, and padding.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: nibbles.length >> 1 }, (_, at) => (nibbles[2 * at]! << 4) | nibbles[2 * at + 1]!);
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const length = room / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * length, (at + 1) * length));
  const checks = parts.map((part) => correction(part, count));
  const woven = (rows: number[][]): number[] => rows[0]!.flatMap((_, at) => rows.map((row) => row[at]!));
  return [...woven(parts), ...woven(checks)];
}

type Square = (boolean | undefined)[][];

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function frame(size: number): Square {
  const square: Square = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const ring = (left: number, top: number, reach: number, light: number[]): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        if (square[top + y] && left + x >= 0 && left + x < size)
          square[top + y]![left + x] = !light.includes(Math.max(Math.abs(x), Math.abs(y)));
  };
  for (let at = 8; at < size - 8; at++) square[6]![at] = square[at]![6] = at % 2 === 0;
  if (size > 21) ring(size - 7, size - 7, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4]);
  return square;
}

/** Fifteen bits that name level M and the mask, twice. */
function describe(square: Square, mask: number): void {
  const size = square.length;
  let rest = mask;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    square[down]![8] = dark(bit);
    square[8]![across] = dark(bit);
  }
  square[size - 8]![8] = true;
}

function fill(square: Square, words: number[], mask: number): Square {
  const size = square.length;
  const filled = square.map((row) => [...row]);
  describe(filled, mask);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right < 6 ? right + 1 : right) & 2) === ((size - 1) & 2);
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (filled[y]![x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        filled[y]![x] = dark !== (MASKS[mask]!(x, y) === 0);
        bit++;
      }
    }
  }
  return filled;
}

/** How hard a square is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(square: Square): number {
  const rows = square.map((row) => row.map(Number).join(""));
  const columns = square.map((_, x) => square.map((row) => Number(row[x])).join(""));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++)
      if (/^(0000|1111)$/.test(rows[y - 1]!.slice(x - 1, x + 1) + rows[y]!.slice(x - 1, x + 1))) points += 3;
  const dark = rows.join("").replaceAll("0", "").length / rows.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Rows of dark and light for a text; nothing where it is too long. */
export function squareOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([all, count, blocks]) => bytes.length + 2 <= all - count * blocks);
  if (version < 0) return null;
  const square = frame(21 + 4 * version);
  // The places of the description are taken before the words are laid around them.
  const words = codewords(bytes, VERSIONS[version]!);
  const tries = MASKS.map((_, mask) => fill(square, words, mask));
  const best = tries.reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
  return best as boolean[][];
}
