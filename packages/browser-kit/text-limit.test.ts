import { expect, test } from "vitest";

import { maxLengthFor } from "./text-limit.ts";

const field = { value: "abcdef", selectionStart: 6, selectionEnd: 6, maxLength: 10 };

test("a pasted text is cut off if it is longer than the rest of the field and what it replaces", () => {
  expect(maxLengthFor(field, "1234")).toBeUndefined();
  expect(maxLengthFor(field, "12345")).toBe(10);
  expect(maxLengthFor(field, "1\r\n23")).toBeUndefined();
  expect(maxLengthFor({ ...field, selectionStart: 0 }, "1234567890")).toBeUndefined();
});

test("a field without a maximum length and a date cut nothing off", () => {
  expect(maxLengthFor({ ...field, maxLength: -1 }, "12345")).toBeUndefined();
  expect(maxLengthFor({ ...field, selectionStart: null }, "12345")).toBeUndefined();
});
