import { expect, test } from "vitest";

import { comparedFigures } from "./compared-figures.ts";

test("each label is one row, with a gap where a thing has no such figure", () => {
  const tolerance = { _type: "keyFigure" as const, label: "Tolerance", text: "tight" };
  const days = { _type: "keyFigure" as const, label: "Days", text: "3" };
  expect(comparedFigures([{ figures: [tolerance, days] }, {}, { figures: [days] }])).toEqual([
    { label: "Tolerance", figures: [tolerance, undefined, undefined] },
    { label: "Days", figures: [days, undefined, days] },
  ]);
});
