import { expect, test } from "vitest";

import { countsUnclearDays } from "./settings.ts";

test("a reply time has to say whether its days are business days", () => {
  expect(countsUnclearDays("within 2 days")).toBe(true);
  expect(countsUnclearDays("within 1 business day")).toBe(false);
  expect(countsUnclearDays("within 2 business days")).toBe(false);
  expect(countsUnclearDays("within 4 hours")).toBe(false);
});
