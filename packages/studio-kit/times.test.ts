import { expect, test } from "vitest";

import { fullTime, shortTime } from "./times.ts";

test("times in lists are as short as possible, and in full elsewhere", () => {
  const now = new Date("2026-11-21T12:00:00.000Z");
  expect(shortTime("2026-11-21T11:00:00.000Z", now)).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
  expect(shortTime("2026-11-03T11:00:00.000Z", now)).toBe("Nov 3");
  expect(shortTime("2025-11-03T11:00:00.000Z", now)).toBe("Nov 3, 2025");
  expect(fullTime("2026-11-21T11:00:00.000Z")).toContain("November 21, 2026");
});
