import type { PartFeatures } from "pricing/features.ts";
import { expect, test } from "vitest";

import { cheapestAt, chartedOffers, offerBreakEvens, offersOf, priceWithin } from "./offers.ts";
import { modelOf } from "./testing/price-model-of.ts";

const part: PartFeatures = { size: [80, 60, 20], volume: 30_000, area: 20_000 };

const models = [modelOf("sla", 10, 20), modelOf("dmls", 105, 10), modelOf("mjf", 1000, 1, 5000)];
const offers = offersOf(models, part, {});

test("the cheapest offer changes where the prices cross", () => {
  // The cheapest for an order of ten first.
  expect(offers.map(({ model }) => model.id)).toEqual(["dmls", "sla", "mjf"]);
  expect(cheapestAt(offers, 1)?.model.id).toBe("sla");
  expect(offerBreakEvens(offers, 5000)).toEqual([
    { quantity: 10, from: "sla", to: "dmls" },
    { quantity: 100, from: "dmls", to: "mjf" },
  ]);
});

test("above the largest quantity of an offer there is no price, and the next one is the cheapest", () => {
  const mjf = offers.find(({ model }) => model.id === "mjf");
  expect(mjf && priceWithin(mjf, 5000)?.perPart.middle).toBeCloseTo(1.2, 6);
  expect(mjf && priceWithin(mjf, 5001)).toBeUndefined();
  expect(cheapestAt(offers, 5001)?.model.id).toBe("dmls");
});

test("only materials of the wanted kind are offered, and the chosen one if it is of that kind", () => {
  const [plastic] = offersOf(models, part, { isMetal: false, materialId: "metal" });
  expect(plastic?.material.id).toBe("plastic");
  const [chosen] = offersOf(models, part, { materialId: "plastic" });
  expect(chosen?.material.id).toBe("plastic");
});

test("only finishes that suit the material are offered", () => {
  const finish = {
    id: "anodizing",
    name: "Anodizing",
    pricePerOrder: 0,
    pricePerPart: 1,
    pricePerArea: 0,
    days: 0,
  };
  const model = { ...modelOf("milling", 15, 25), finishes: [{ ...finish, unsuitableFor: ["plastic"] }] };
  const [metal, plastic] = ["metal", "plastic"].map(
    (materialId) => offersOf([model], part, { materialId, finishId: "anodizing" })[0],
  );
  expect([metal?.finishes.length, metal?.finish?.id]).toEqual([1, "anodizing"]);
  expect([plastic?.finishes.length, plastic?.finish]).toEqual([0, undefined]);
});

test("a part that is larger than the machine has no price, however it is turned", () => {
  const [sla] = models;
  const limited = (largestSize: number[]) => offersOf(sla ? [{ ...sla, largestSize }] : [], part, {});
  expect(limited([20, 80, 60])).toHaveLength(1);
  expect(limited([100, 100, 19])).toEqual([]);
  expect(limited([100, 59])).toEqual([]);
});

test("a chart draws the chosen offer and all that are the cheapest at some quantity", () => {
  const many = offersOf(
    [...models, modelOf("sls", 15, 25), modelOf("fdm", 15, 30), modelOf("milling", 15, 2500)],
    part,
    {},
  );
  const chosen = many.find(({ model }) => model.id === "milling");
  const drawn =
    chosen && chartedOffers(many, chosen, offerBreakEvens(many, 10_000)).map(({ model }) => model.id);
  expect(drawn).toHaveLength(5);
  expect(drawn).toEqual(expect.arrayContaining(["milling", "sla", "dmls", "mjf"]));
});
