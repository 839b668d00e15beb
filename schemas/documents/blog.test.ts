import { expect, test } from "vitest";

import { checkDateIsPast } from "./blog.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("a date in the future gets a warning, because the post is published immediately", () => {
  expect(checkDateIsPast(inDays(1))).toMatch(/as soon as it is published$/);
  expect(checkDateIsPast(inDays(-1))).toBe(true);
  expect(checkDateIsPast(undefined)).toBe(true);
});
