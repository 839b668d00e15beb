import { expect, test } from "vitest";

import { createPreviewToken } from "./preview-token.ts";

const HOUR_MS = 3_600_000;
const now = Date.parse("2026-11-23T08:59:59Z");
const token = createPreviewToken("the-read-token", "YWRh", now);

test("a token names its opener and its expiry, at least twelve hours from now, and hides the read token", () => {
  const [, opener, expiresAt] = token.split(".");
  expect(opener).toBe("YWRh");
  expect(Number(expiresAt)).toBeGreaterThan(now + 12 * HOUR_MS);
  expect(Number(expiresAt)).toBeLessThan(now + 13 * HOUR_MS);
  expect(token).not.toContain("the-read-token");
});

test("a page reloaded within the hour gets the same token", () => {
  expect(createPreviewToken("the-read-token", "YWRh", now - HOUR_MS / 2)).toBe(token);
});
