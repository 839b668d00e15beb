import { describe, expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import {
  formatNote,
  formatQuantity,
  formatSize,
  type Quantity,
} from "../../../../schemas/quantities/quantity.ts";
import { isUnit, type Unit, unitFacts, unitsOf } from "../../../../schemas/quantities/units.ts";
import { seedDocuments } from "../documents.ts";
import { objectsIn, textsIn } from "../traverse.ts";

/** The maximum rounding error of a converted number, as a fraction of it: ±0.125 mm becomes ±0.005 in. */
const MAX_ROUNDING_ERROR = 0.02;

interface Converted {
  readonly unit: Unit;
  readonly isTolerance?: boolean;
}

/** Whether a shown imperial number equals the metric number, within its last digit or within the rounding of tolerances. */
function agrees(metric: number, shown: number, { unit, isTolerance = false }: Converted): boolean {
  const { factor = 1, offset = 0 } = unitFacts(unit).imperial ?? {};
  const back = (shown - (isTolerance ? 0 : offset)) / factor;
  const half = 0.5 * 10 ** -(String(metric).split(".")[1]?.length ?? 0);
  const share = offset !== 0 && !isTolerance ? 0 : MAX_ROUNDING_ERROR * Math.abs(metric);
  return Math.abs(back - metric) <= Math.max(half, share) + 1e-9 * Math.max(1, Math.abs(metric));
}

function numbersIn(text: string): number[] {
  return (
    text
      .replaceAll(",", "")
      .replaceAll("−", "-")
      .match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []
  ).map(Number);
}

/** The numbers of a quantity whose value in inches is off by more than rounding. */
function wrongNumbers(quantity: Quantity): string[] {
  const { value, min, max, unit = "number", plusMinus: isTolerance = false } = quantity;
  const metric = [value, min, max].filter((number) => number !== undefined);
  const text = formatQuantity(quantity, "imperial").replace(/\s\D*$/, "");
  const shown = numbersIn(text);
  if (new Set(shown).size === 1) shown.push(...metric.slice(1).flatMap(() => shown[0] ?? []));
  const isRight =
    shown.length === metric.length &&
    metric.every((number, i) => agrees(number, shown[i] ?? Number.NaN, { unit, isTolerance }));
  return isRight ? [] : [`${formatQuantity(quantity)} → ${formatQuantity(quantity, "imperial")}`];
}

function quantityOf(stored: object): Quantity {
  const number = (name: string) => {
    const found = storedField(stored, name);
    return typeof found === "number" ? { [name]: found } : {};
  };
  const unit = String(storedField(stored, "unit"));
  return {
    ...number("value"),
    ...number("min"),
    ...number("max"),
    ...(isUnit(unit) ? { unit } : {}),
    plusMinus: storedField(stored, "plusMinus") === true,
  };
}

describe("in inch mode", () => {
  test("every quantity of the content keeps its value", () => {
    const quantities = objectsIn(seedDocuments, "quantity").map((stored) => quantityOf(stored));
    expect(quantities.length).toBeGreaterThan(1500);
    expect(quantities.flatMap((quantity) => wrongNumbers(quantity))).toEqual([]);
  });

  test("every size of the content keeps its sides", () => {
    const sizes = objectsIn(seedDocuments, "size").map((size) =>
      ["length", "width", "height"].flatMap((side) => {
        const found = storedField(size, side);
        return typeof found === "number" ? [found] : [];
      }),
    );
    const wrong = sizes.filter(([length = 0, width = 0, height]) => {
      const text = formatSize({ length, width, ...(height === undefined ? {} : { height }) }, "imperial");
      return [length, width, height ?? width].some(
        (side) => !numbersIn(text).some((shown) => agrees(side, shown, { unit: "mm" })),
      );
    });
    expect(wrong).toEqual([]);
  });

  test("every note of a quantity keeps its numbers, and a tolerance the decimals of its value", () => {
    const notes = [...objectsIn(seedDocuments, "quantity"), ...objectsIn(seedDocuments, "size")].flatMap(
      (stored) => textsIn(stored, "note"),
    );
    const wrong = new Set(notes).values().filter((note) => {
      const shown = formatNote(note, "imperial");
      const [metric, imperial] = [numbersIn(note), numbersIn(shown)];
      const [, nominal, tolerance] = / ?(\d[\d.]*) ± (\d[\d.]*)/.exec(shown) ?? [];
      return (
        metric.length !== imperial.length ||
        metric.some((number, i) => !isSameOrConverted(number, imperial[i] ?? Number.NaN)) ||
        nominal?.split(".")[1]?.length !== tolerance?.split(".")[1]?.length ||
        (/\bmm\b/.test(note) && /\bmm\b/.test(shown))
      );
    });
    expect([...wrong].map((note) => `${note} → ${formatNote(note, "imperial")}`)).toEqual([]);
  });

  test("random quantities of every unit keep their value", () => {
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
});

function isSameOrConverted(metric: number, shown: number): boolean {
  return metric === shown || (["mm", "°C"] as const).some((unit) => agrees(metric, shown, { unit }));
}

/** Generates pseudorandom numbers from 0 to 1 that are the same in each run (Park and Miller, 1988). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
