import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { compareKeyFigures, KeyFigureValue } from "./key-figure-value.tsx";

test("each label is one row, with a gap where an item has no such key figure", () => {
  const tolerance = { _type: "keyFigure" as const, label: "Tolerance", text: "tight" };
  const days = { _type: "keyFigure" as const, label: "Days", text: "3" };
  expect(compareKeyFigures([{ figures: [tolerance, days] }, {}, { figures: [days] }])).toEqual([
    { label: "Tolerance", keyFigures: [tolerance, undefined, undefined] },
    { label: "Days", keyFigures: [days, undefined, days] },
  ]);
});

test("a key figure of another page has its unit in the language of that page", () => {
  const keyFigure = {
    _type: "keyFigure" as const,
    label: "Time",
    quantity: { _type: "quantity" as const, value: 12, unit: "day" as const },
  };
  const textOf = (path: string) =>
    renderToStaticMarkup(<KeyFigureValue keyFigure={keyFigure} path={path} />).replaceAll(/<[^>]+>/g, "");
  expect([textOf("/valve"), textOf("/de/ventil")]).toEqual(["12\u00A0days", "12\u00A0Tage"]);
});
