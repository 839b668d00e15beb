import type { FormPatch } from "sanity";
import { expect, test } from "vitest";

import {
  areHidden,
  hidePatches,
  type Item,
  keepVersionPatches,
  keysBetween,
  movePatches,
  otherVersion,
  removePatches,
  replacePatches,
  restorePatches,
  secondVersionPatches,
} from "./block-list.ts";

const UNIQUE_FIELDS = ["anchor", "searchWords"];
const block = (_key: string): Item => ({ _key, _type: "hero" });
const listOf = (keys: string): Item[] => keys.split("").map(block);
const keyIn = (path: FormPatch["path"]) => {
  const [segment] = path;
  if (segment === 0) return undefined;
  if (typeof segment !== "object" || !("_key" in segment)) throw new Error("The path has no key");
  return segment._key;
};

/** The keys of a list after the patches, as the lake applies them. */
function apply(keys: string, patches: readonly FormPatch[]): string {
  let list = keys.split("");
  for (const patch of patches) {
    if (patch.type === "setIfMissing") continue;
    const key = keyIn(patch.path);
    if (patch.type === "unset") list = list.filter((each) => each !== key);
    if (patch.type !== "insert") continue;
    const inserted = patch.items.map((item) => String(Reflect.get(Object(item), "_key")));
    list.splice(
      (key === undefined ? 0 : list.indexOf(key)) + (patch.position === "after" ? 1 : 0),
      0,
      ...inserted,
    );
  }
  return list.join("");
}

test.each([
  ["abcde", "c", "up", "acbde"],
  ["abcde", "cd", "up", "acdbe"],
  ["abcde", "bd", "up", "badce"],
  ["abcde", "ab", "up", "abcde"],
  ["abcde", "ac", "up", "acbde"],
  ["abcde", "bc", "down", "adbce"],
  ["abcde", "ae", "down", "bacde"],
  ["abcde", "bd", "down", "acbed"],
  ["abcde", "de", "down", "abcde"],
] as const)("in %s, moving %s %s gives %s", (keys, selected, direction, moved) => {
  const patches = movePatches(listOf(keys), new Set(selected), direction);
  expect(apply(keys, patches)).toBe(moved);
});

test("Shift selects from the last checked block to the clicked one, in either direction", () => {
  expect(keysBetween(listOf("abcde"), "b", "d").join("")).toBe("bcd");
  expect(keysBetween(listOf("abcde"), "d", "b").join("")).toBe("bcd");
  expect(keysBetween(listOf("abcde"), undefined, "b").join("")).toBe("b");
  expect(keysBetween(listOf("abcde"), "gone", "b").join("")).toBe("b");
});

test("blocks are removed, or replaced by others at the position of the first", () => {
  expect(apply("abcde", removePatches(listOf("bd")))).toBe("ace");
  expect(apply("abcde", replacePatches(listOf("bd"), listOf("xy")))).toBe("axyce");
  expect(replacePatches([], listOf("x"))).toEqual([]);
});

test.each([
  ["ace", "bd", "abcde"],
  ["cde", "ab", "abcde"],
  ["", "abcde", "abcde"],
  ["ecax", "bd", "ecdabx"],
  ["abc", "de", "abcde"],
  ["de", "b", "bde"],
])("in %s, restoring %s gives %s", (keys, removed, restored) => {
  const patches = restorePatches(listOf(keys), listOf("abcde"), new Set(removed));
  expect(apply(keys, patches)).toBe(restored);
});

test("hiding hides all selected blocks, and shows them again only if all are hidden", () => {
  const shown = { _key: "a" };
  const hidden = { _key: "b", hidden: true };
  expect([areHidden([hidden, shown]), areHidden([hidden])]).toEqual([false, true]);
  const hide = hidePatches([hidden, shown]);
  expect(hide).toMatchObject([
    { type: "set", path: [{ _key: "b" }, "hidden"], value: true },
    { type: "set", path: [{ _key: "a" }, "hidden"], value: true },
  ]);
  expect(hidePatches([hidden])).toMatchObject([{ type: "unset", path: [{ _key: "b" }, "hidden"] }]);
});

test("a second version is a copy for half of the visitors, below the block and without its anchor", () => {
  const first = { ...block("a"), anchor: "call", heading: "Ask" };
  const [patch] = secondVersionPatches(first, UNIQUE_FIELDS);
  expect(patch).toMatchObject({ type: "insert", position: "after", path: [{ _key: "a" }] });
  const [copy] = patch?.type === "insert" ? patch.items : [];
  expect(copy).toEqual({ _type: "hero", _key: expect.any(String), heading: "Ask", share: 50 });
  expect(copy).not.toMatchObject({ _key: "a" });
});

test("either version knows the other one", () => {
  const [a, b, c] = [block("a"), { ...block("b"), share: 30 }, block("c")];
  const keyOfOther = (item: Item) => otherVersion([a, b, c], item)?._key;
  expect([a, b, c].map(keyOfOther)).toEqual(["b", "a", undefined]);
});

test("keeping the first version only removes the second", () => {
  const [a, b] = [block("a"), { ...block("b"), share: 30 }];
  expect(keepVersionPatches(a, b, UNIQUE_FIELDS)).toMatchObject([{ type: "unset", path: [{ _key: "b" }] }]);
});

const inB = (field: string) => [{ _key: "b" }, field];

test("a kept second version is found, shown and hidden as the first one was", () => {
  const first = { ...block("a"), anchor: "call", searchWords: ["RMA"], showUntil: "2027-06-01" };
  const second = { ...block("b"), share: 30, hidden: true, showFrom: "2026-01-01", showUntil: "2027-01-01" };
  expect(keepVersionPatches(second, first, UNIQUE_FIELDS)).toMatchObject([
    { type: "unset", path: inB("share") },
    { type: "set", path: inB("anchor"), value: "call" },
    { type: "set", path: inB("searchWords"), value: ["RMA"] },
    { type: "unset", path: inB("hidden") },
    { type: "unset", path: inB("showFrom") },
    { type: "set", path: inB("showUntil"), value: "2027-06-01" },
    { type: "unset", path: [{ _key: "a" }] },
  ]);
});
