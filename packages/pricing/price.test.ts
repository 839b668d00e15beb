import * as fc from "fast-check";
import { expect, test } from "vitest";

import { breakEvens } from "./break-evens.ts";
import type { PartFeatures } from "./features.ts";
import { type CostModel, modelGaps, withMarginIncluded, withPricesTimes } from "./model.ts";
import { chartQuantities, priceCurve } from "./price.ts";
import { ratesOf } from "./rates.ts";
import { SAMPLE_PARTS } from "./sample-parts.ts";
import { anyModel, anyPart } from "./testing/arbitraries.ts";

const RUNS = { numRuns: 10_000 };
/** Sums in another order differ in their last digits. */
const ROUNDING = 1e-9;

const anyQuantities = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

function curveOf(model: CostModel, part: PartFeatures, hasFinish = false) {
  const [material] = model.materials;
  const [finish] = model.finishes;
  return material && priceCurve(model, part, { material, ...(hasFinish && { finish }) })?.priceAt;
}

test("10,000 random parts: the price of a part never rises with the quantity, and the total never falls", () => {
  fc.assert(
    fc.property(anyModel, anyPart, anyQuantities, fc.boolean(), (model, part, [few, many], hasFinish) => {
      const priceAt = curveOf(model, part, hasFinish);
      if (priceAt === undefined) return;
      const [first, last] = [priceAt(few), priceAt(many)];
      expect(last.perPart.middle).toBeLessThanOrEqual(first.perPart.middle * (1 + ROUNDING));
      expect(last.total.middle).toBeGreaterThanOrEqual(first.total.middle * (1 - ROUNDING));
    }),
    RUNS,
  );
});

test("10,000 random parts: every number is finite and positive, the band contains the middle, shares add up to 1", () => {
  fc.assert(
    fc.property(anyModel, anyPart, fc.integer({ min: 1, max: 100_000 }), (model, part, quantity) => {
      const price = curveOf(model, part, true)?.(quantity);
      if (price === undefined) return;
      const { perPart, total, shares, leadTime, drivers } = price;
      for (const { low, middle, high } of [perPart, total]) {
        expect(Number.isFinite(high)).toBe(true);
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(middle);
        expect(high).toBeGreaterThan(middle);
      }
      expect(total.middle / quantity).toBeCloseTo(perPart.middle, 6);
      expect(total.low).toBeGreaterThanOrEqual(model.rates.minimumOrder ?? 0);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(shares.every(({ share }) => share > 0)).toBe(true);
      expect(leadTime.from).toBeLessThanOrEqual(leadTime.to);
      expect(drivers.join(" ")).not.toMatch(/NaN|undefined|Infinity/);
    }),
    RUNS,
  );
});

test("a model with its margin included gives the same prices", () => {
  fc.assert(
    fc.property(anyModel, anyPart, fc.integer({ min: 1, max: 10_000 }), (model, part, quantity) => {
      const included = withMarginIncluded(model);
      expect(included.rates.marginPercent).toBe(0);
      const [price, same] = [model, included].map((each) => curveOf(each, part, true)?.(quantity));
      expect((same?.total.middle ?? 1) / (price?.total.middle ?? 1)).toBeCloseTo(1, 5);
    }),
    { numRuns: 2000 },
  );
});

test("a model in another currency gives the same prices, times the rate of exchange", () => {
  const rate = fc.double({ min: 0.05, max: 200, noNaN: true });
  fc.assert(
    fc.property(
      anyModel,
      anyPart,
      fc.integer({ min: 1, max: 10_000 }),
      rate,
      (model, part, quantity, factor) => {
        const price = curveOf(model, part)?.(quantity);
        const converted = curveOf(withPricesTimes(model, factor), part)?.(quantity);
        expect((converted?.total.middle ?? factor) / (price?.total.middle ?? 1) / factor).toBeCloseTo(1, 5);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a part with one more thread and hole never costs less", () => {
  fc.assert(
    fc.property(anyModel, anyPart, fc.integer({ min: 1, max: 1000 }), (model, part, quantity) => {
      const more = { ...part, threads: (part.threads ?? 0) + 1, holes: (part.holes ?? 0) + 1 };
      const [before, after] = [part, more].map((each) => curveOf(model, each)?.(quantity).total.middle ?? 0);
      expect(after).toBeGreaterThanOrEqual((before ?? 0) * (1 - ROUNDING));
    }),
    { numRuns: 2000 },
  );
});

test("a part that is neither round nor a sheet is neither turned nor bent", () => {
  fc.assert(
    fc.property(anyModel, anyPart, (model, part) => {
      const isMade = curveOf(model, { ...part, turning: undefined, sheet: undefined }) !== undefined;
      expect(isMade).toBe(model.method !== "turning" && model.method !== "sheet");
    }),
    { numRuns: 500 },
  );
});

test("a part that needs five axes pays more for the setup of the machine too", () => {
  const rates = { machineRate: 60, setupMinutes: 30, removalRate: 1, surfaceRate: 1, spreadPercent: 10 };
  const model: CostModel = {
    method: "milling",
    rates: {
      ...Object.fromEntries(ratesOf("milling").map((name) => [name, 0])),
      ...rates,
      multiAxisPercent: 50,
    },
    materials: [{ id: "a", name: "A", density: 1, pricePerKilogram: 0, speed: 1 }],
    finishes: [],
    leadTimes: [{ upTo: 100, from: 1, to: 2 }],
  };
  const setup = (axes: 3 | 5) => {
    const milling = { stockVolume: 1000, setups: 2, axes, deepPockets: 0 };
    const price = curveOf(model, { size: [10, 10, 10], volume: 1000, area: 600, milling })?.(1);
    const share = price?.shares.find(({ kind }) => kind === "setup")?.share ?? 0;
    return share * (price?.total.middle ?? 0);
  };
  // Two times half an hour at $60, and 50% more.
  expect([setup(3), setup(5)]).toEqual([expect.closeTo(60), expect.closeTo(90)]);
});

/** A model of a method whose machine costs $60 an hour and whose material costs $10 a kilogram, and nothing else. */
function plainModel(method: "milling" | "turning"): CostModel {
  const rates = { machineRate: 60, removalRate: 10, surfaceRate: 10, spreadPercent: 10, handlingMinutes: 0 };
  return {
    method,
    rates: { ...Object.fromEntries(ratesOf(method).map((name) => [name, 0])), ...rates, stockAllowance: 1 },
    materials: [{ id: "a", name: "A", density: 1, pricePerKilogram: 10, speed: 1 }],
    finishes: [],
    leadTimes: [{ upTo: 100, from: 1, to: 2 }],
  };
}

test("a flat part is cut out of its sheet, whose faces stay as they were rolled", () => {
  const plate: PartFeatures = {
    size: [100, 100, 3],
    volume: 30_000,
    area: 21_200,
    milling: { stockVolume: 30_000, setups: 1, axes: 3, deepPockets: 0 },
  };
  const flat = { thickness: 3, flatArea: 10_000, cutLength: 400, contours: 1, bends: 0 };
  const model = plainModel("milling");
  // 1200 mm² of wall at 10 cm²/min, 1212 mm³ around it at 10 cm³/min, and 31 g.
  const price = curveOf(model, { ...plate, sheet: flat })?.(1).total.middle;
  expect(price).toBeCloseTo(1.2 + 0.1212 + 0.31212, 2);
  expect(curveOf(model, plate)?.(1).total.middle).toBeGreaterThan(10 * (price ?? 0));
  // A bent sheet is milled from a block.
  const bent: PartFeatures = { ...plate, size: [100, 70, 33], sheet: { ...flat, bends: 1 } };
  expect(curveOf(model, bent)).toEqual(expect.any(Function));
  expect(curveOf(model, bent)?.(1).total.middle).toBe(
    curveOf(model, { ...bent, sheet: undefined })?.(1).total.middle,
  );
});

test("a part with a hexagon is turned from hexagonal bar, whose flats stay as they were drawn", () => {
  const turning = { diameter: 11.547, length: 15, hasCrossFeatures: false };
  const standoff: PartFeatures = { size: [15, 11.547, 10], volume: 1100, area: 800, turning };
  const hexagon = { acrossFlats: 10, area: 500 };
  const model = plainModel("turning");
  const priceOf = (part: PartFeatures) => curveOf(model, part)?.(1).total.middle;
  // 1.732 cm³ of bar, 0.632 cm³ of chips at 10 cm³/min, and 3 cm² of surface at 10 cm²/min.
  expect(priceOf({ ...standoff, turning: { ...turning, hexagon } })).toBeCloseTo(0.01732 + 0.0632 + 0.3, 2);
  // 2.88 cm³ of round bar with its allowance, and 8 cm² of surface.
  expect(priceOf(standoff)).toBeCloseTo(0.0288 + 0.178 + 0.8, 2);
});

test("no price of an order is below the minimum, however far its limits are", () => {
  const model: CostModel = {
    method: "fdm",
    rates: {
      ...Object.fromEntries(ratesOf("fdm").map((name) => [name, 0])),
      buildRate: 1,
      spaceRate: 1,
      minimumOrder: 45,
      spreadPercent: 30,
    },
    materials: [{ id: "a", name: "A", density: 1, pricePerKilogram: 10, speed: 1 }],
    finishes: [],
    leadTimes: [{ upTo: 100, from: 1, to: 2 }],
  };
  // 1 kg of material for each part.
  const priceAt = curveOf(model, {
    size: [100, 100, 100],
    volume: 1_000_000,
    area: 60_000,
    printing: { height: 100, supportVolume: 0 },
  });
  expect(priceAt?.(1).total).toEqual({ low: 45, middle: 45, high: expect.closeTo(58.5) });
  expect(priceAt?.(5).total).toEqual({ low: 45, middle: 50, high: expect.closeTo(65) });
  expect(priceAt?.(5).perPart).toEqual({ low: 9, middle: 10, high: expect.closeTo(13) });
  expect(priceAt?.(10).total.low).toBeCloseTo(70);
});

test("units agree: lengths in mm give kilograms, hours and dm²", () => {
  const model: CostModel = {
    method: "fdm",
    rates: {
      ...Object.fromEntries(
        modelGaps({ method: "fdm", rates: {}, materials: [], finishes: [], leadTimes: [] }).map((name) => [
          name,
          0,
        ]),
      ),
      machineRate: 10,
      buildRate: 20,
      spaceRate: 1e12,
      laborRate: 30,
      handMinutesPerArea: 2,
      spreadPercent: 10,
    },
    materials: [{ id: "a", name: "A", density: 1.2, pricePerKilogram: 50, speed: 1 }],
    finishes: [],
    leadTimes: [{ upTo: 100, from: 1, to: 2 }],
  };
  const part: PartFeatures = {
    size: [100, 100, 10],
    volume: 100_000,
    area: 24_000,
    printing: { height: 10, supportVolume: 0 },
  };
  // 100 cm³: 120 g at $50/kg, 5 h at $10/h, and 2.4 dm² at 2 min/dm² at $30/h.
  expect(curveOf(model, part)?.(1).total.middle).toBeCloseTo(6 + 50 + 2.4, 6);
});

test("a way of making a part whose cost is not a number is not the cheapest", () => {
  const method = "injectionMolding";
  const known = { mostCavities: 4, toolLife: 1e6, cycleSeconds: 36, pressRate: 100, spreadPercent: 10 };
  const model: CostModel = {
    method,
    // The tool costs nothing, so that of four cavities costs zero times infinity.
    rates: {
      ...Object.fromEntries(ratesOf(method).map((name) => [name, 0])),
      ...known,
      cavityPercent: Number.MAX_VALUE,
    },
    materials: [{ id: "a", name: "A", density: 1.2, pricePerKilogram: 50, speed: 1 }],
    finishes: [],
    leadTimes: [{ upTo: 100, from: 1, to: 2 }],
  };
  const part: PartFeatures = { size: [100, 100, 10], volume: 100_000, area: 24_000 };
  // Two cavities: 120 g at $50/kg, and half of 36 s at $100/h.
  expect(curveOf(model, part)?.(1).total.middle).toBeCloseTo(6 + 0.5, 6);
});

test("break-even quantities are where the curves cross", () => {
  const line = fc.record({
    fixed: fc.double({ min: 1, max: 10_000, noNaN: true }),
    each: fc.double({ min: 0.1, max: 100, noNaN: true }),
    largest: fc.constantFrom(100, 10_000),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      const alternatives = lines.map(({ fixed, each, largest }, index) => ({
        id: String(index),
        largest,
        priceAt: (quantity: number) => fixed / quantity + each,
      }));
      const priceOf = (id: string, quantity: number) => {
        const found = alternatives.find((alternative) => alternative.id === id);
        return found === undefined || quantity > found.largest ? Infinity : found.priceAt(quantity);
      };
      for (const { quantity, from, to } of breakEvens(alternatives, 10_000)) {
        expect(priceOf(from, quantity - 1)).toBeLessThanOrEqual(priceOf(to, quantity - 1));
        expect(priceOf(to, quantity)).toBeLessThanOrEqual(priceOf(from, quantity));
      }
    }),
    { numRuns: 2000 },
  );
});

test("a chart has rising quantities up to the largest that is offered", () => {
  fc.assert(
    fc.property(anyModel, fc.integer({ min: 1, max: 50_000 }), (model, most) => {
      const quantities = chartQuantities(model, most);
      expect(quantities).toEqual([...new Set(quantities)].toSorted((a, b) => a - b));
      expect(quantities.at(-1)).toBe(most);
    }),
    { numRuns: 500 },
  );
});

test("a model without rates, materials or lead times says what is missing", () => {
  const gaps = modelGaps({
    method: "sla",
    rates: { laborRate: 10 },
    materials: [],
    finishes: [],
    leadTimes: [],
  });
  expect(gaps).toContain("machineRate");
  expect(gaps).not.toContain("laborRate");
  expect(gaps).toContain("a material with a price");
  expect(gaps).toContain("a lead time");
});

test("the sample parts have plausible features", () => {
  for (const { features } of SAMPLE_PARTS) {
    const [length, width, height] = features.size;
    expect(features.volume).toBeLessThan(length * width * height);
    expect(features.milling?.stockVolume ?? 0).toBeGreaterThan(features.volume);
    expect(features.area ** 3).toBeGreaterThan(113 * features.volume ** 2);
  }
});
