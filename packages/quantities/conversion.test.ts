import { expect, test } from "vitest";

import { formatQuantity, type Quantity } from "./quantity.ts";
import { type Unit, unitFacts, unitsOf } from "./units.ts";

/** The maximum rounding error of a converted number, as a fraction of it: ±0.125 mm becomes ±0.005 in. */
const MAX_ROUNDING_ERROR = 0.02;

/** Whether a shown imperial number equals the metric number, within its last digit or within the rounding of tolerances. */
function agrees(metric: number, shown: number, unit: Unit, isTolerance: boolean): boolean {
  const { factor = 1, offset = 0 } = unitFacts(unit).imperial ?? {};
  const back = (shown - (isTolerance ? 0 : offset)) / factor;
  const half = 0.5 * 10 ** -(String(metric).split(".")[1]?.length ?? 0);
  const share = offset !== 0 && !isTolerance ? 0 : MAX_ROUNDING_ERROR * Math.abs(metric);
  return Math.abs(back - metric) <= Math.max(half, share) + 1e-9 * Math.max(1, Math.abs(metric));
}

/** The numbers of a quantity whose value in inches is off by more than rounding. */
function wrongNumbers(quantity: Quantity): string[] {
  const { value, min, max, unit = "number", plusMinus = false } = quantity;
  const metric = [value, min, max].filter((number) => number !== undefined);
  const text = formatQuantity(quantity, "imperial").replace(/\s\D*$/, "");
  const shown = (
    text
      .replaceAll(",", "")
      .replaceAll("−", "-")
      .match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []
  ).map(Number);
  if (new Set(shown).size === 1) shown.push(...metric.slice(1).flatMap(() => shown[0] ?? []));
  const isRight =
    shown.length === metric.length &&
    metric.every((number, i) => agrees(number, shown[i] ?? Number.NaN, unit, plusMinus));
  return isRight ? [] : [`${formatQuantity(quantity)} → ${formatQuantity(quantity, "imperial")}`];
}

test("random quantities of every unit keep their value in inch mode", () => {
  const random = seededRandom(20261123);
  const convertible = unitsOf().filter((unit) => unitFacts(unit).imperial !== undefined);
  const wrong = Array.from({ length: 20_000 }, (_, i) => {
    const unit = convertible[i % convertible.length] ?? "mm";
    const decimals = Math.floor(random() * 4);
    const number = () => Number((10 ** (random() * 4 - 1) * (i % 7 === 0 ? 10 : 1)).toFixed(decimals));
    const [min, max] = [number(), number()].toSorted((a, b) => a - b);
    if (i % 3 === 0) return { value: number(), plusMinus: true, unit };
    return i % 3 === 1 ? { value: number(), unit } : { min: min ?? 0, max: max ?? 0, unit };
  }).flatMap((quantity) => wrongNumbers(quantity));
  expect(wrong).toEqual([]);
});

/** Generates pseudorandom numbers from 0 to 1 that are the same in each run (Park and Miller, 1988). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
