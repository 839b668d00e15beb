import { expect, test } from "vitest";

import { isExternal, safeHref } from "./href.ts";

test.each(["https://example.com/a", "mailto:a@example.com", "tel:+862712345678", "/about-us#map", "#top"])(
  "%s may be linked to",
  (address) => {
    expect(safeHref(address)).toBe(address);
  },
);

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "about-us",
  "",
])("%j is refused", (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test("only web addresses count as external", () => {
  expect(isExternal("https://example.com")).toBe(true);
  expect(isExternal("mailto:a@example.com")).toBe(false);
  expect(isExternal("/about-us")).toBe(false);
});
