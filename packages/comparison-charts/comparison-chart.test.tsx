import type { Quantity } from "quantities/quantity.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Drawing } from "technical-drawings/kit/drawing.tsx";
import { readTexts } from "technical-drawings/svg/texts.ts";
import { expect, test } from "vitest";

import { type ChartKind, chartRows, comparisonChart } from "./comparison-chart.tsx";

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
} satisfies Record<ChartKind, unknown>;

const VALUES: Record<ChartKind, string> = {
  tolerance: "SLS, MJF ±0.3 mm, CNC machining ±0.125 mm",
  layerHeight: "FDM 0.254 mm, DMLS 0.03 mm",
  roughness: "Polished 0.05–0.4 µm Ra, SLS 9–20 µm Ra",
  leadTime: "SLA 1–5 days, Die casting 4–8 weeks",
  quantity: "SLA 1–50, Molding 100–1,000,000",
};

/** The markup of a chart at the width of a desktop and of a phone. */
function markupsOf(drawn: ReturnType<typeof comparisonChart>): string[] {
  if (drawn === undefined) throw new Error("The chart is not drawn");
  return [720, 340].map((width) => {
    const { height, drawing } = drawn.draw(width);
    return renderToStaticMarkup(
      <Drawing title="Compared" description={drawn.description} width={width} height={height}>
        {drawing}
      </Drawing>,
    );
  });
}

const KINDS = ["tolerance", "layerHeight", "roughness", "leadTime", "quantity"] as const;

test.each(KINDS)("%s: every value is drawn and described, and no texts overlap", (kind) => {
  const drawn = comparisonChart({ title: "Compared", kind, rows: ROWS[kind] });
  expect(drawn?.description).toBe(`Compared: ${VALUES[kind]}.`);
  for (const svg of markupsOf(drawn)) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(readTexts(svg)).toMatchObject({ overlapping: [], outside: [] });
  }
});

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

test.each<[ChartKind, Quantity]>([
  ["layerHeight", { value: 1e-9, unit: "mm" }],
  ["layerHeight", { value: 0, unit: "mm" }],
  ["leadTime", { value: 1e12, unit: "week" }],
])("%s: a number that nobody means does not fill the memory", (kind, figure) => {
  const drawn = comparisonChart({ title: "Compared", kind, rows: [row("CNC", figure)] });
  expect(markupsOf(drawn).every((svg) => svg.length < 100_000)).toBe(true);
});

test("a value beyond the usual axis is still inside the drawing", () => {
  const rows = [
    row("Die casting", { min: 4, max: 20, unit: "week" }),
    row("CNC", { min: 3, max: 10, unit: "day" }),
  ];
  const drawn = comparisonChart({ title: "Compared", kind: "leadTime", rows });
  expect(markupsOf(drawn)[0]).toContain(">140<");
});
