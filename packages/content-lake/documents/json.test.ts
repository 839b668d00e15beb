import { expect, test } from "vitest";

import { isLonger, jsonLength } from "./json.ts";

test.each(["", "plain", "Zürich 😀", '"\\', "\n\t", "\u0001\u001f", "\ud800", "\ud83d\ude00\udc00"])(
  "the length of %j as JSON counts what JSON escapes",
  (text) => {
    expect(jsonLength(text)).toBe(JSON.stringify(text).length);
  },
);

test("brackets count in the length of a value", () => {
  expect(isLonger([{}, []], 5)).toBe(true);
  expect(isLonger([{}, []], 6)).toBe(false);
});

test("control characters make a value six times as long, as fields and as names", () => {
  const text = "\u0001".repeat(100);
  expect(isLonger(["x".repeat(100)], 300)).toBe(false);
  expect(isLonger([text], 300)).toBe(true);
  expect(isLonger({ [text]: 1 }, 300)).toBe(true);
});
