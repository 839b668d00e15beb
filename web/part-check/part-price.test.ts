import type { PartFeatures } from "pricing/features.ts";
import { expect, test } from "vitest";

import { modelOf } from "#pricing/testing/price-model-of.ts";

import { FIRST_ORDER, pricesOf } from "./part-price.tsx";

const features: PartFeatures = { size: [80, 60, 20], volume: 30_000, area: 20_000 };
const models = [modelOf("milling", 10, 20), modelOf("turning", 1, 1), modelOf("sla", 10, 10)];
const part = { features, models, href: "/milling", order: FIRST_ORDER };

test("the open process is compared with the others in the same kind of material", () => {
  const prices = pricesOf({ ...part, order: { ...FIRST_ORDER, materialId: "plastic" } });
  expect(prices?.chosen.model.id).toBe("milling");
  expect(prices?.chosen.material.id).toBe("plastic");
  expect(prices?.offers.map(({ model, material }) => `${model.id} ${material.id}`)).toEqual([
    "milling plastic",
    "sla plastic",
  ]);
});

test("of two methods of one process, the cheaper one that can make the part is taken", () => {
  const machining = models.map((model) => ({ ...model, service: { title: "CNC", href: "/cnc" } }));
  const round = { ...features, turning: { diameter: 20, length: 80, hasCrossFeatures: false } };
  const order = { ...part, models: machining.slice(0, 2), href: "/cnc" };
  expect(pricesOf({ ...order, features: round })?.chosen.model.id).toBe("turning");
  expect(pricesOf(order)?.chosen.model.id).toBe("milling");
});

/** The price of one part whose threads cost $2 each. */
function priceWithThreads({ typed, inFile }: { typed: number; inFile: number }): number | undefined {
  const [model] = models;
  const priced = model ? [{ ...model, rates: { ...model.rates, threadPrice: 2 } }] : [];
  const order = { ...FIRST_ORDER, threads: typed };
  const prices = pricesOf({ ...part, models: priced, features: { ...features, threads: inFile }, order });
  return prices?.chosen.priceAt(1).total.middle;
}

test("threads that the visitor types count if the file has fewer", () => {
  expect(priceWithThreads({ typed: 3, inFile: 1 })).toBe(priceWithThreads({ typed: 0, inFile: 3 }));
  expect(priceWithThreads({ typed: 3, inFile: 1 })).toBeGreaterThan(
    priceWithThreads({ typed: 0, inFile: 1 }) ?? Infinity,
  );
});

test("a process without a published model has no price", () => {
  expect(pricesOf({ ...part, href: "/die-casting" })).toBeUndefined();
});
