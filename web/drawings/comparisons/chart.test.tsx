import type { Quantity } from "quantities/quantity.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { chartKinds } from "schemas/documents/chart.ts";
import { readTexts } from "technical-drawings/svg/texts.ts";
import { expect, test } from "vitest";

import { chartRows, comparisonChart } from "./chart.tsx";

function row(label: string, ...figures: readonly Quantity[]) {
  return { label, figures };
}

const ROWS = {
  tolerance: [
    row("SLS, MJF", { value: 0.3, plusMinus: true, unit: "mm" }),
    row("CNC machining", { value: 0.125, plusMinus: true, unit: "mm" }),
  ],
  layerHeight: [row("FDM", { value: 0.254, unit: "mm" }), row("DMLS", { min: 20, max: 40, unit: "µm" })],
  roughness: [
    row("Polished", { min: 0.05, max: 0.4, unit: "µm Ra" }),
    row("SLS", { min: 9, max: 20, unit: "µm Ra" }),
  ],
  leadTime: [
    row("SLA", { min: 1, max: 5, unit: "business day" }),
    row("Die casting", { min: 4, max: 8, unit: "week" }),
  ],
  quantity: [
    row("SLA", { min: 1, max: 50, unit: "part" }),
    row("Molding", { min: 100, max: 1_000_000, unit: "part" }),
  ],
} as const;

const VALUES = {
  tolerance: "SLS, MJF ±0.3 mm, CNC machining ±0.125 mm",
  layerHeight: "FDM 0.254 mm, DMLS 0.03 mm",
  roughness: "Polished 0.05–0.4 µm Ra, SLS 9–20 µm Ra",
  leadTime: "SLA 1–5 days, Die casting 4–8 weeks",
  quantity: "SLA 1–50, Molding 100–1,000,000",
} as const;

test.each(chartKinds)(
  "$value: every value is drawn and described, and no texts overlap",
  ({ value: kind }) => {
    const drawn = comparisonChart({ title: "Compared", kind, view: "Typical", rows: ROWS[kind] });
    expect(drawn?.description).toBe(`Compared: ${VALUES[kind]}.`);
    const markup = drawn ? renderToStaticMarkup(<drawn.Component />) : "";
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    const svgs = markup.match(/<svg class="drawing"[\s\S]*?<\/svg>/g) ?? [];
    expect(svgs).toHaveLength(2);
    for (const svg of svgs) expect(readTexts(svg)).toMatchObject({ overlapping: [], outside: [] });
  },
);

test("a row with several figures shows the range over all of them", () => {
  const rows = [
    row(
      "CNC",
      { value: 3.2, unit: "µm Ra" },
      { value: 1.6, unit: "µm Ra" },
      { min: 0.4, max: 0.8, unit: "µm Ra" },
    ),
  ];
  expect(chartRows({ kind: "roughness", rows })).toMatchObject([{ from: 0.4, to: 3.2, text: "0.4–3.2" }]);
  const times = [
    row("Molding", { min: 10, max: 25, unit: "business day" }, { min: 4, max: 8, unit: "week" }),
  ];
  expect(chartRows({ kind: "leadTime", rows: times })).toMatchObject([
    { from: 10, to: 56, text: "10–56 days" },
  ]);
});

test("a row without a number is left out, and a chart without rows is not drawn", () => {
  const rows = [row("CNC"), row("SLA", { min: 1, max: 50, unit: "part" })];
  expect(chartRows({ kind: "quantity", rows }).map(({ label }) => label)).toEqual(["SLA"]);
  expect(comparisonChart({ title: "Compared", kind: "quantity", rows: [row("CNC")] })).toBeUndefined();
});

test("a value beyond the usual axis is still inside the drawing", () => {
  const rows = [
    row("Die casting", { min: 4, max: 20, unit: "week" }),
    row("CNC", { min: 3, max: 10, unit: "day" }),
  ];
  const drawn = comparisonChart({ title: "Compared", kind: "leadTime", rows });
  const markup = drawn ? renderToStaticMarkup(<drawn.Component />) : "";
  expect(markup).toContain(">140<");
});
