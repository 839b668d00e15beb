import { expect, test } from "vitest";

import { changesByItself, secondVersionOf, visibleBlocks } from "./visible-blocks.ts";

const NOW = Date.parse("2027-05-31T12:00:00Z");
const TOMORROW = "2027-06-01";
const YESTERDAY = "2027-05-30";

function certificatesUntil(...days: string[]) {
  return { _type: "certificates", certificates: days.map((validUntil) => ({ validUntil })) };
}

test("visitors see certificates while at least one is valid", () => {
  const both = certificatesUntil(YESTERDAY, TOMORROW);
  expect(visibleBlocks([both], NOW)).toEqual([certificatesUntil(TOMORROW)]);
  expect(visibleBlocks([certificatesUntil(YESTERDAY)], NOW)).toEqual([]);
  expect(visibleBlocks([certificatesUntil()], NOW)).toEqual([]);
});

const factsOf = (...facts: readonly object[]) => ({ _type: "facts", facts });

test("visitors see the facts that somebody has filled in", () => {
  const filled = { _type: "fact", label: "Currency", text: "US dollars" };
  const empty = { _type: "fact", label: "Net terms", task: "Who gets them?" };
  expect(visibleBlocks([factsOf(filled, empty)], NOW)).toEqual([factsOf(filled)]);
  expect(visibleBlocks([factsOf(empty)], NOW)).toEqual([]);
});

test.each(["certificates", "equipment", "team"] as const)("a block %s without a list is hidden", (type) => {
  expect(visibleBlocks([{ _type: type }], NOW)).toEqual([]);
});

test("a page with a certificate that will expire changes by itself", () => {
  expect(changesByItself([certificatesUntil(TOMORROW)], NOW)).toBe(true);
  expect(changesByItself([certificatesUntil(YESTERDAY)], NOW)).toBe(false);
});

test.each([
  ["appears later", { showFrom: "2027-06-01T00:00:00Z" }, true],
  ["disappears later", { showUntil: "2027-06-01T00:00:00Z" }, true],
  ["has appeared already", { showFrom: "2027-05-01T00:00:00Z" }, false],
  ["has no time", {}, false],
  ["is hidden until an editor shows it", { hidden: true, showFrom: "2027-06-01T00:00:00Z" }, false],
])("whether a page changes by itself if its block %s", (_name, visibility, isChanging) => {
  expect(changesByItself([{ _type: "divider", ...visibility }], NOW)).toBe(isChanging);
});

test("a block that needs no list is shown", () => {
  const divider = { _type: "divider" };
  expect(visibleBlocks([divider], NOW)).toEqual([divider]);
});

const callOf = (_key: string, fields: object = {}) => ({ _key, _type: "quoteCall", ...fields });

test("a second version is no block of its own, but belongs to the block above it", () => {
  const blocks = [callOf("a"), callOf("b", { share: 30 }), callOf("c")];
  expect(visibleBlocks(blocks, NOW)).toEqual([blocks[0], blocks[2]]);
  expect(blocks.map((block) => secondVersionOf(block, blocks, NOW)?._key)).toEqual([
    "b",
    undefined,
    undefined,
  ]);
});

test.each([
  ["below a block of another type", [{ ...callOf("a"), _type: "hero" }, callOf("b", { share: 30 })]],
  ["that is hidden", [callOf("a"), callOf("b", { share: 30, hidden: true })]],
  ["that has ended", [callOf("a"), callOf("b", { share: 30, showUntil: "2027-05-01T00:00:00Z" })]],
])("visitors do not see a second version %s", (_name, blocks) => {
  expect(secondVersionOf(callOf("a"), blocks, NOW)).toBeUndefined();
});

test("a page changes by itself when the test of a second version ends", () => {
  expect(changesByItself([callOf("b", { share: 30, showUntil: "2027-06-01T00:00:00Z" })], NOW)).toBe(true);
});
