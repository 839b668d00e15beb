import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { compareKeyFigures, KeyFigureValue } from "./key-figure-value.tsx";

const figure = (_key: string, label: string) => ({ _type: "keyFigure" as const, _key, label, text: "3" });

test("each label is one row, with a gap where an item has no such key figure", () => {
  const tolerance = figure("t", "Tolerance");
  const days = figure("d", "Days");
  expect(compareKeyFigures([{ figures: [tolerance, days] }, {}, { figures: [days] }])).toEqual([
    { name: "Tolerance", label: "Tolerance", keyFigures: [tolerance, undefined, undefined] },
    { name: "Days", label: "Days", keyFigures: [days, undefined, days] },
  ]);
});

test("pages in two languages are compared by the labels of their originals, which stay unless the reader has others", () => {
  const originalFigures = [figure("t", "Tolerance"), figure("d", "Days")];
  const german = [figure("t", "Toleranz"), figure("d", "Tage")];
  expect(
    compareKeyFigures([
      { path: "/de/fraesen", figures: german, originalFigures },
      { path: "/turning", figures: originalFigures, originalFigures },
    ]),
  ).toEqual([
    { name: "Tolerance", label: "Tolerance", keyFigures: [german[0], originalFigures[0]] },
    { name: "Days", label: "Days", keyFigures: [german[1], originalFigures[1]] },
  ]);
  expect(compareKeyFigures([{ path: "/de/fraesen", figures: german, originalFigures }])).toMatchObject([
    { name: "Tolerance", label: undefined },
    { name: "Days", label: undefined },
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
