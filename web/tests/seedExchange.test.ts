// Our share of the mixing, as a page without https finds it: no crypto.subtle, and perhaps nothing kept for it.
import { createHash, webcrypto } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { forgetBytes, promise, promised, tell } from "../src/session/seedExchange";

const hashOf = (bytes: string | null): string =>
  createHash("sha256")
    .update(Buffer.from(bytes ?? "", "hex"))
    .digest("hex");

class Kept extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): Map<string, string> => this.set(key, value);
  removeItem = (key: string): boolean => this.delete(key);
}

const onPage = (sessionStorage: object): void => {
  const crypto = { getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes) };
  for (const [name, value] of Object.entries({ crypto, sessionStorage }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

const REFUSING = {
  getItem: () => {
    throw new Error("not allowed");
  },
};

beforeEach(() => {
  onPage(new Kept());
  for (const table of ["porch1", "porch2"]) forgetBytes(table);
});

test("a page without https promises bytes, and its hash is theirs", () => {
  expect(globalThis.crypto.subtle).toBe(undefined);
  const hash = promise("porch1");
  expect(promised("porch1") ?? "").toMatch(/^[0-9a-f]{64}$/);
  expect(hash).toBe(hashOf(promised("porch1")));
});

test("hashes of 200 random shares are those of another SHA-256", () => {
  for (let many = 0; many < 200; many++) {
    expect(promise("porch1")).toBe(hashOf(promised("porch1")));
    forgetBytes("porch1");
  }
});

test("a page that may keep nothing promises all the same", () => {
  onPage(REFUSING);
  expect(promise("porch1")).toBe(hashOf(promised("porch1")));
});

test("pressing ready twice promises the same bytes, at each table others", () => {
  const hash = promise("porch1");
  expect(promise("porch1")).toBe(hash);
  expect(promise("porch2")).not.toBe(hash);
});

test("bytes that were told stay to be sent again, and are never promised again", () => {
  const hash = promise("porch1");
  const bytes = promised("porch1");
  tell("porch1");
  expect(promised("porch1")).toBe(bytes);
  expect(promise("porch1")).not.toBe(hash);
});

test("forgotten bytes are gone", () => {
  promise("porch1");
  forgetBytes("porch1");
  expect(promised("porch1")).toBe(null);
});

test("what an older page kept is not taken for a share", () => {
  for (const text of ["00".repeat(32), '"00"', "{}", "not JSON"]) {
    const kept = new Kept();
    kept.setItem("bidwhist.share.porch1", text);
    onPage(kept);
    expect(promised("porch1")).toBe(null);
    expect(promise("porch1")).toBe(hashOf(promised("porch1")));
    forgetBytes("porch1");
  }
});
