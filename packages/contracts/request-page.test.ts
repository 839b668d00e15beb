import * as v from "valibot";
import { expect, test, vi } from "vitest";

import { RequestChange } from "./request-page.ts";

test.each([
  ["details", { kind: "details", details: { parts: [{ note: "a\r\n".repeat(100_000) }] } }],
  ["answer", { kind: "answer", text: "a\r\n".repeat(100_000) }],
])("a text of %s that is far too long is cut before it is read", (_kind, change) => {
  const [replace, replaceAll] = [
    vi.spyOn(String.prototype, "replace"),
    vi.spyOn(String.prototype, "replaceAll"),
  ];
  const parsed = v.safeParse(RequestChange, change);
  const read = [...replace.mock.contexts, ...replaceAll.mock.contexts].map((text) => String(text).length);
  vi.restoreAllMocks();
  expect(Math.max(...read)).toBeLessThanOrEqual(8000);
  expect(parsed.success).toBe(change.kind === "details");
});

test("the line breaks of a form without scripts are those of the page", () => {
  const change = { kind: "details", details: { parts: [{ note: " a\r\nb" }] } };
  expect(v.parse(RequestChange, change)).toMatchObject({ details: { parts: [{ note: "a\nb" }] } });
});
