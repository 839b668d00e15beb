import { expect, test } from "vitest";

import { createIsDraft } from "./draft-cookie.ts";

const isDraft = createIsDraft("0123456789abcdef0123456789abcdef");

test("the cookie that Next gave is an editor's, wherever it stands", () => {
  expect(isDraft("__prerender_bypass=0123456789abcdef0123456789abcdef")).toBe(true);
  expect(isDraft("a=b; __prerender_bypass=0123456789abcdef0123456789abcdef; c=d")).toBe(true);
});

test.each([
  undefined,
  "",
  "__prerender_bypass=",
  "__prerender_bypass=0123456789abcdef0123456789abcdeg",
  "__prerender_bypass=0123456789abcdef",
  "x__prerender_bypass=0123456789abcdef0123456789abcdef",
  "__prerender_bypass=é123456789abcdef0123456789abcdef",
])("%j is nobody's", (cookies) => {
  expect(isDraft(cookies)).toBe(false);
});
