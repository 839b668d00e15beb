import type { CostModel } from "pricing/model.ts";
import { ratesOf } from "pricing/rates.ts";
import { expect, test } from "vitest";

import {
  compareQuotes,
  differenceText,
  meanDifference,
  sharesText,
  tryModel,
} from "#cost-models/tried-prices.ts";

/** A method that costs $50 an hour of building, and nothing else. */
const model: CostModel = {
  method: "sla",
  rates: {
    ...Object.fromEntries(ratesOf("sla").map((name) => [name, 0])),
    machineRate: 50,
    buildRate: 100,
    spaceRate: 1e12,
    spreadPercent: 20,
  },
  materials: [
    { id: "white", name: "White", density: 1, pricePerKilogram: 0, speed: 1 },
    { id: "slow", name: "Slow", density: 1, pricePerKilogram: 0, speed: 0.5 },
  ],
  finishes: [],
  leadTimes: [{ upTo: 100, from: 1, to: 3 }],
};

test("the example parts are priced at the quantities that the model offers", () => {
  const parts = tryModel(model);
  expect(parts).toHaveLength(5);
  expect(parts[0]?.prices.map(({ quantity }) => quantity)).toEqual([1, 10, 100]);
  const [first] = parts[0]?.prices ?? [];
  expect(first && sharesText(first)).toBe("100% machine time");
});

function priceOf(material?: string): number {
  return tryModel(model, material)[0]?.prices[0]?.perPart.middle ?? 0;
}

test("a slower material takes longer", () => {
  expect(priceOf("slow")).toBeCloseTo(2 * priceOf(), 6);
});

test("a method leaves out parts that it cannot make", () => {
  const turning: CostModel = {
    ...model,
    method: "turning",
    rates: Object.fromEntries(ratesOf("turning").map((name) => [name, 1])),
  };
  expect(tryModel(turning).map(({ part }) => part.id)).toEqual(["flange"]);
});

test("real quotes are compared with the model, one by one and together", () => {
  const price = priceOf();
  const quotes = [
    { _key: "a", part: "angle-bracket", quantity: 1, pricePerPart: price / 1.2 },
    { _key: "b", part: "angle-bracket", quantity: 10, pricePerPart: price / 0.9 },
    { _key: "unfinished", part: "angle-bracket" },
    { _key: "unknown", part: "gone", quantity: 1, pricePerPart: 1 },
    { _key: "steel", part: "angle-bracket", grade: { _ref: "steel" }, quantity: 1, pricePerPart: 1 },
  ];
  const compared = compareQuotes(model, quotes);
  expect(compared.map(({ key, difference }) => [key, differenceText(difference)])).toEqual([
    ["a", "+20%"],
    ["b", "−10%"],
  ]);
  expect(meanDifference(compared)).toBeCloseTo(0.05, 6);
  expect(meanDifference([])).toBeUndefined();
});
