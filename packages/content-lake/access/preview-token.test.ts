import { expect, test } from "vitest";

import { createPreviewToken, isPreviewToken } from "./preview-token.ts";

const now = Date.parse("2026-11-23T08:59:59Z");
const token = createPreviewToken("the-read-token", now + 1000);

test("a token is valid until it expires, in a lake with the same read token", () => {
  expect(token).not.toContain("the-read-token");
  expect(isPreviewToken(token, "the-read-token", now + 999)).toBe(true);
  expect(isPreviewToken(token, "the-read-token", now + 1000)).toBe(false);
  expect(isPreviewToken(token, "another-token", now)).toBe(false);
});

test.each([
  ["a later expiry", token.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10))],
  ["another spelling", token.replace("preview.", "preview.0")],
  ["no signature", token.replace(/[^.]+$/, "")],
  ["a trailing character", `${token}A`],
  ["the read token itself", "the-read-token"],
  ["nothing", ""],
])("a token with %s is not valid", (_name, altered) => {
  expect(isPreviewToken(altered, "the-read-token", now)).toBe(false);
});
