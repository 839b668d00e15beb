import { expect, test } from "vitest";

import { charts } from "./charts.ts";

test("large counts have a decimal comma", () => {
  expect([500, 1000, 1500, 2_500_000].map(charts.count)).toEqual(["500", "1 Tsd.", "1,5 Tsd.", "2,5 Mio."]);
});
