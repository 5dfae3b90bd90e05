// The archive of modules: names, also long ones, and bodies without copies.
import { expect, test } from "vitest";
import { unpacked } from "../src/offline/tar";

const BLOCK = 512;

/** A file as Python writes it into an archive of ustar. */
function entry(folder: string, name: string, body: string): Uint8Array {
  const bytes = new TextEncoder().encode(body);
  const made = new Uint8Array(BLOCK + Math.ceil(bytes.length / BLOCK) * BLOCK);
  const put = (text: string, at: number): void => made.set(new TextEncoder().encode(text), at);
  put(name, 0);
  put(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  put(folder, 345);
  made.set(bytes, BLOCK);
  return made;
}

const archive = (...entries: Uint8Array[]): Uint8Array =>
  new Uint8Array([...entries.flatMap((one) => [...one]), ...new Uint8Array(2 * BLOCK)]);

const read = (bytes: Uint8Array): [string, string][] =>
  [...unpacked(bytes)].map(([name, body]) => [name, new TextDecoder().decode(body)]);

test("files come out as they went in", () => {
  const long = "a".repeat(BLOCK + 1);
  const packed = archive(entry("", "empty.py", ""), entry("", "pkg/a.pyc", long), entry("deep/er", "b.pyc", "b"));
  expect(read(packed)).toEqual([
    ["empty.py", ""],
    ["pkg/a.pyc", long],
    ["deep/er/b.pyc", "b"],
  ]);
});

test("an archive of nothing has no files", () => {
  expect(read(archive())).toEqual([]);
});
