import { expect, test } from "vitest";

import { tipAt } from "./current-tip.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const [earlier, later] = ["2026-11-22T12:00:00Z", "2026-11-24T12:00:00Z"];

test.each([
  [{}, { tip: "Closed on Friday", changesLater: false }],
  [{ tipFrom: earlier }, { tip: "Closed on Friday", changesLater: false }],
  [{ tipFrom: later }, { tip: undefined, changesLater: true }],
  [{ tipUntil: later }, { tip: "Closed on Friday", changesLater: true }],
  [{ tipUntil: earlier }, { tip: undefined, changesLater: false }],
])("a tip with the dates %j is shown only between them", (dates, expected) => {
  expect(tipAt({ tip: "Closed on Friday", ...dates }, NOW)).toEqual(expected);
});
