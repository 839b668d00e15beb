import { expect, test } from "vitest";

import { dateHasCome } from "./blog.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("a date that is still to come is warned about: it does not keep the post back", () => {
  expect(dateHasCome(inDays(1))).toMatch(/as soon as it is published$/);
  expect(dateHasCome(inDays(-1))).toBe(true);
  expect(dateHasCome(undefined)).toBe(true);
});
