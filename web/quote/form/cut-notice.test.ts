import { expect, test } from "vitest";

import { cutAt } from "./cut-notice.client.tsx";

const field = { value: "abcdef", selectionStart: 6, selectionEnd: 6, maxLength: 10 };

test("a pasted text is cut off if it is longer than the rest of the field and what it replaces", () => {
  expect(cutAt(field, "1234")).toBeUndefined();
  expect(cutAt(field, "12345")).toBe(10);
  expect(cutAt(field, "1\r\n23")).toBeUndefined();
  expect(cutAt({ ...field, selectionStart: 0 }, "1234567890")).toBeUndefined();
});

test("a field without a maximum length and a date cut nothing off", () => {
  expect(cutAt({ ...field, maxLength: -1 }, "12345")).toBeUndefined();
  expect(cutAt({ ...field, selectionStart: null }, "12345")).toBeUndefined();
});
