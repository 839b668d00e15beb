import { expect, test } from "vitest";

import { isShown, lostVersions, nextChange, visibilityNote } from "./display-fields.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");
const before = "2026-11-21T11:59:59Z";
const after = "2026-11-21T12:00:01Z";
const atNoon = "2026-11-21T12:00:00Z";

test.each([
  [{}, true],
  [{ hidden: false }, true],
  [{ hidden: true }, false],
  [{ showFrom: before }, true],
  [{ showFrom: atNoon }, true],
  [{ showFrom: after }, false],
  [{ showUntil: after }, true],
  [{ showUntil: atNoon }, false],
  [{ showUntil: before }, false],
  [{ showFrom: before, showUntil: after }, true],
  [{ hidden: true, showFrom: before }, false],
  [{ showFrom: null, showUntil: null, hidden: null }, true],
])("%j is shown at noon: %s", (block, shown) => {
  expect(isShown(block, noon)).toBe(shown);
});

test("the next change is the next start or end of a block that is not hidden", () => {
  const later = "2026-11-22T00:00:00Z";
  expect(nextChange([{ showFrom: before, showUntil: later }, { showFrom: after }], noon)).toBe(
    Date.parse(after),
  );
  expect(nextChange([{ showFrom: after, hidden: true }], noon)).toBeUndefined();
  expect(nextChange([{ showUntil: before }, {}], noon)).toBeUndefined();
});

test("lists note that a block is hidden, not shown yet, or no longer shown", () => {
  expect(visibilityNote({ hidden: true, showFrom: after }, noon)).toEqual({ badge: "Hidden" });
  expect(visibilityNote({ showFrom: after }, noon)).toMatchObject({
    badge: "Scheduled",
    time: expect.stringMatching(/^from Nov 21, 2026/),
  });
  expect(visibilityNote({ showUntil: after }, noon)).toMatchObject({
    badge: "Ends",
    time: expect.stringMatching(/^until Nov 21, 2026/),
  });
  expect(visibilityNote({ showUntil: before }, noon)).toMatchObject({
    badge: "Ended",
    time: expect.stringMatching(/^ended Nov 21, 2026/),
  });
  expect(visibilityNote({ showFrom: before }, noon)).toBeUndefined();
});

const call = (_key: string, share?: number) => ({
  _key,
  _type: "quoteCall",
  ...(share !== undefined && { share }),
});

test.each([
  ["directly below a block of its type", [call("a"), call("b", 50)], []],
  ["at the top", [call("b", 50), call("a")], ["b"]],
  ["below a block of another type", [{ ...call("a"), _type: "hero" }, call("b", 50)], ["b"]],
  ["below another second version", [call("a"), call("b", 50), call("c", 50)], ["c"]],
])("which second versions nobody sees: one %s", (_name, blocks, lost) => {
  expect(lostVersions(blocks)).toEqual(lost);
});
