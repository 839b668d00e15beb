import { expect, test } from "vitest";

import { modelOf } from "#pricing/testing/price-model-of.ts";

import { type PricedAssembly, pricesOfAssembly } from "./assembly-price.tsx";
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

test("a part that the process cannot make has no price, and is not in the total", () => {
  const [first, second] = assembly.parts;
  const parts = first && second ? [first, { ...second, features: undefined }] : [];
  const { rows, total } = pricesOfAssembly({ ...assembly, parts });
  expect(rows[1]?.offered).toBeUndefined();
  expect(total.middle).toBeCloseTo(rows[0]?.offered?.price.total.middle ?? 0);
});

test("a kind of which the order has more than the process offers has no price", () => {
  const order = { ...FIRST_ORDER, quantity: 10_000 };
  const { rows } = pricesOfAssembly({ ...assembly, order });
  expect(rows.map(({ offered }) => offered !== undefined)).toEqual([true, false]);
});
