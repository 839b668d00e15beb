import { applyPatch, incremental } from "mendoza";
import { expect, test } from "vitest";

import { type Json, type JsonObject, isObject } from "../documents/json.ts";
import { encodePatch } from "./mendoza.ts";

const LETTERS = ["a", "b", "é", "ß", "漢", "🎈", "👩‍🚀", "\u{1F1F3}", " ", "\n", '"', "\\", "\ud83c"];
const FIELDS = ["_id", "title", "blocks", "tags", "seo", "é", "🎈", "z", "constructor"];

/** A seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const text = (length: number) =>
    Array.from({ length: below(length) }, () => LETTERS[below(LETTERS.length)]).join("");
  const object = (depth: number): JsonObject => {
    const fields = Array.from(
      { length: below(6) },
      () => [FIELDS[below(FIELDS.length)] ?? "x", value(depth - 1)] as const,
    );
    return Object.fromEntries(fields);
  };
  const item = (depth: number): Json =>
    below(2) === 0 ? { ...object(depth), _key: `k${below(6)}` } : value(depth);
  const value = (depth: number): Json => {
    const kinds: (() => Json)[] = [
      () => below(9),
      () => text(30),
      () => null,
      () => below(2) === 0,
      () => text(3),
    ];
    if (depth > 0)
      kinds.push(
        () => object(depth),
        () => Array.from({ length: below(7) }, () => item(depth - 1)),
      );
    return kinds[below(kinds.length)]?.() ?? null;
  };
  /** The same value with random changes. */
  const changed = (from: Json, depth: number): Json => {
    if (below(12) === 0) return value(depth);
    if (typeof from === "string") {
      const at = below(from.length + 1);
      return from.slice(0, at) + text(4) + from.slice(at + below(4));
    }
    if (Array.isArray(from)) {
      const kept = from
        .filter(() => below(8) > 0)
        .map((entry) => (below(3) === 0 ? changed(entry, depth - 1) : entry));
      if (below(3) === 0) kept.splice(below(kept.length + 1), 0, item(depth - 1));
      if (below(4) === 0) kept.push(...kept.splice(0, below(kept.length + 1)));
      return kept;
    }
    return isObject(from) ? changedObject(from, depth) : from;
  };
  const changedObject = (from: JsonObject, depth: number): JsonObject => {
    const kept = Object.entries(from).filter(() => below(8) > 0);
    return {
      ...Object.fromEntries(kept.map(([key, child]) => [key, changed(child, depth - 1)])),
      ...(below(4) === 0 ? object(1) : {}),
    };
  };
  return { object, changedObject };
}

test("20,000 random changes are encoded so that both patchers of npm mendoza apply and revert them", () => {
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const random = randomFrom(seed);
    const left = random.object(4);
    const right = random.changedObject(left, 4);
    const before = JSON.stringify([left, right]);
    expect(applyPatch(left, encodePatch(left, right)), `seed ${seed}`).toEqual(right);
    expect(applyPatch(right, encodePatch(right, left)), `seed ${seed}, revert`).toEqual(left);
    const wrapped = incremental.applyPatch(incremental.wrap(left, 0), encodePatch(left, right), 1);
    expect(incremental.unwrap(wrapped), `seed ${seed}, incremental`).toEqual(right);
    expect(JSON.stringify([left, right])).toBe(before);
  }
});

const block = (key: string, text: string) => ({ _key: key, text });

test("a creation and a deletion contain the whole document", () => {
  expect(encodePatch(null, { a: 1 })).toEqual([0, { a: 1 }]);
  expect(encodePatch({ a: 1 }, null)).toEqual([0, null]);
});

test("an added letter is encoded as a slice and a string", () => {
  const text = "The quick brown fox jumps over the lazy dog";
  expect(encodePatch({ text }, { text: `${text}!` })).toEqual([11, 0, 23, 0, 43, 22, "!", 15]);
});

test("a changed block is patched by its index and the others are copied in one slice", () => {
  const left = { blocks: [block("a", "1"), block("b", "2"), block("c", "3")] };
  const right = { blocks: [block("a", "1"), block("b", "2"), block("c", "!")] };
  expect(encodePatch(left, right)).toEqual([11, 0, 21, 0, 2, 12, 2, 17, "!", "text", 16, 15]);
});

test("many items with the key of a large one are not each compared with it", () => {
  const large = {
    _key: "a",
    ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field${n}`, n])),
  };
  const before = { items: [large] };
  const after = { items: Array.from({ length: 1000 }, () => ({ _key: "a" })) };
  const patch = encodePatch(before, after);
  expect(patch.length).toBeLessThan(10_000);
  expect(applyPatch(before, patch)).toEqual(after);
});
