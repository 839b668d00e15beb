import { expect, test } from "vitest";

import { compareKeyFigures } from "./key-figure-value.tsx";

test("each label is one row, with a gap where an item has no such key figure", () => {
  const tolerance = { _type: "keyFigure" as const, label: "Tolerance", text: "tight" };
  const days = { _type: "keyFigure" as const, label: "Days", text: "3" };
  expect(compareKeyFigures([{ figures: [tolerance, days] }, {}, { figures: [days] }])).toEqual([
    { label: "Tolerance", keyFigures: [tolerance, undefined, undefined] },
    { label: "Days", keyFigures: [days, undefined, days] },
  ]);
});
