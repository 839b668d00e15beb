import * as fc from "fast-check";

import { DETAILS, estimateFeatures, isDetail, isShape, type PartFeatures, SHAPES } from "../features.ts";
import { type Method, methods } from "../methods.ts";
import type { CostModel } from "../model.ts";
import { factsOf, ratesOf } from "../rates.ts";

/** A part from 1 mm to 1 m. */
export const anyPart: fc.Arbitrary<PartFeatures> = fc
  .record({
    shape: fc.constantFrom(...Object.keys(SHAPES).filter(isShape)),
    size: fc.tuple(side(), side(), side()),
    fill: fc.double({ min: 0.01, max: 1, noNaN: true }),
    thickness: fc.double({ min: 0.3, max: 20, noNaN: true }),
    detail: fc.constantFrom(...Object.keys(DETAILS).filter(isDetail)),
    threads: fc.nat(20),
  })
  .map(({ fill, size, ...typed }) =>
    estimateFeatures({ ...typed, size, volume: fill * size[0] * size[1] * size[2] }),
  );

function side(): fc.Arbitrary<number> {
  return fc.double({ min: 1, max: 1000, noNaN: true });
}

/** A model of any method, with rates within their limits. */
export const anyModel: fc.Arbitrary<CostModel> = fc.constantFrom(...methods).chain((method) =>
  fc.record({
    method: fc.constant(method),
    rates: ratesWithin(method),
    materials: fc.tuple(
      fc.record({
        id: fc.constant("grade"),
        name: fc.constant("Grade"),
        density: fc.double({ min: 0.8, max: 20, noNaN: true }),
        pricePerKilogram: fc.double({ min: 0.3, max: 500, noNaN: true }),
        speed: fc.double({ min: 0.05, max: 5, noNaN: true }),
      }),
    ),
    finishes: fc.tuple(
      fc.record({
        id: fc.constant("finish"),
        name: fc.constant("Finish"),
        pricePerOrder: fc.double({ min: 0, max: 200, noNaN: true }),
        pricePerPart: fc.double({ min: 0, max: 20, noNaN: true }),
        pricePerArea: fc.double({ min: 0, max: 20, noNaN: true }),
        days: fc.nat(10),
      }),
    ),
    leadTimes: fc.constant([
      { upTo: 10, from: 3, to: 5 },
      { upTo: 100_000, from: 10, to: 20 },
    ]),
  }),
);

function ratesWithin(method: Method) {
  return fc.record(
    Object.fromEntries(
      ratesOf(method).map((name) => {
        const { min, max } = factsOf(name);
        return [name, fc.double({ min, max, noNaN: true })];
      }),
    ),
  );
}
