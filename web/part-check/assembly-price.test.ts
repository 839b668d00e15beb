import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { modelOf } from "#pricing/testing/price-model-of.ts";

import { AssemblyPrice, type PricedAssembly, pricesOfAssembly } from "./assembly-price.tsx";
import { FIRST_ORDER } from "./part-price.tsx";

const plate = { size: [80, 60, 20], volume: 30_000, area: 20_000 } as const;
const spacer = { size: [15, 10, 10], volume: 800, area: 700 } as const;
const assembly: PricedAssembly = {
  parts: [
    { id: "0", name: "Plate", quantity: 1, features: plate },
    { id: "1,2,3,4", name: "Spacer", quantity: 4, features: spacer },
  ],
  bodiesNotJudged: 0,
  models: [modelOf("milling", 10, 20)],
  order: FIRST_ORDER,
};

test("equal parts of all assemblies are one order, and the total is the sum of all kinds", () => {
  const { rows, total } = pricesOfAssembly(assembly);
  expect(rows.map(({ offered }) => offered?.price.quantity)).toEqual([10, 40]);
  const totals = rows.map(({ offered }) => offered?.price.total.middle ?? 0);
  expect(total.middle).toBeCloseTo((totals[0] ?? 0) + (totals[1] ?? 0));
  expect(total.low).toBeLessThan(total.middle);
  expect(total.high).toBeGreaterThan(total.middle);
});

test("the range of an assembly does not call itself one of a part", () => {
  const html = renderToStaticMarkup(createElement(AssemblyPrice, { ...assembly, setOrder: () => undefined }));
  expect(html).toContain("Range per assembly");
  expect(html).not.toContain("Range per part");
});

test("a part that the process cannot make has no price, and is not in the total", () => {
  const [first, second] = assembly.parts;
  const parts = first && second ? [first, { ...second, features: undefined }] : [];
  const { rows, total } = pricesOfAssembly({ ...assembly, parts });
  expect(rows[1]?.offered).toBeUndefined();
  expect(total.middle).toBeCloseTo(rows[0]?.offered?.price.total.middle ?? 0);
});

test("all parts are in the chosen grade, also if another model of the process is cheaper", () => {
  const [usual] = modelOf("milling", 10, 20).materials;
  const only = usual ? [{ ...usual, id: "titanium" }] : [];
  const milling = modelOf("milling", 10, 20);
  const models = [
    { ...milling, materials: [...milling.materials, ...only] },
    { ...modelOf("fdm", 5, 10), largestSize: [20, 20, 20] },
  ];
  const gradesIn = (materialId: string | undefined) =>
    pricesOfAssembly({ ...assembly, models, order: { ...FIRST_ORDER, materialId } }).rows.map(
      ({ offered }) => `${offered?.offer.model.method} ${offered?.offer.material.id}`,
    );
  expect(gradesIn("titanium")).toEqual(["milling titanium", "milling titanium"]);
  expect(gradesIn("plastic")).toEqual(["milling plastic", "fdm plastic"]);
  // The one grade of the first part, and a grade that no part can have.
  models[0] = { ...milling, materials: only };
  expect(gradesIn(undefined)).toEqual(["milling titanium", "milling titanium"]);
  expect(gradesIn("gold")).toEqual(["milling titanium", "milling titanium"]);
});

test("a part without a price in the grade or the currency of the first is not in the total", () => {
  const milling = { ...modelOf("milling", 10, 20), largestSize: [15, 15, 15] };
  const printing = modelOf("fdm", 900, 900);
  const parts = assembly.parts.toReversed();
  const pricesWith = (other: typeof printing) => {
    const { rows, total } = pricesOfAssembly({ ...assembly, parts, models: [milling, other] });
    const totals = rows.map(({ offered }) => offered?.price.total.middle);
    expect(total.middle).toBeCloseTo((totals[0] ?? 0) + (totals[1] ?? 0));
    return rows.map(({ offered }) => offered?.offer.model.method);
  };
  expect(pricesWith(printing)).toEqual(["milling", "fdm"]);
  expect(pricesWith({ ...printing, currency: "EUR" })).toEqual(["milling", undefined]);
  const materials = printing.materials.filter(({ id }) => id === "plastic");
  expect(pricesWith({ ...printing, materials })).toEqual(["milling", undefined]);
});

test("a kind of which the order has more than the process offers has no price", () => {
  const order = { ...FIRST_ORDER, quantity: 10_000 };
  const { rows } = pricesOfAssembly({ ...assembly, order });
  expect(rows.map(({ offered }) => offered !== undefined)).toEqual([true, false]);
});
