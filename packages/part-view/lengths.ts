import type { Point } from "part-check/model.ts";
import type { FindingValue } from "part-check/result.ts";
import { formatQuantity } from "quantities/quantity.ts";
import type { Unit } from "quantities/units.ts";
import { english, type QuantityWords } from "quantities/words.ts";

/** A text in both systems of units. */
export interface BothSystems {
  readonly metric: string;
  readonly imperial: string;
}

/** A measured value in both systems of units. */
export function quantityText(value: number, unit: Unit, words: QuantityWords = english): BothSystems {
  const isSmall = Math.abs(value) < 0.1 && unit !== "mm" && unit !== "°";
  const quantity = { value: isSmall ? Number(value.toPrecision(2)) : roundMeasured(value), unit };
  return {
    metric: formatQuantity(quantity, "metric", words),
    imperial: formatQuantity(quantity, "imperial", words),
  };
}

/** A length, given in mm. */
export function lengthText(length: number, words?: QuantityWords): BothSystems {
  return quantityText(length, "mm", words);
}

/** `120 × 80 × 40 mm` */
export function sizeText(size: readonly number[], words?: QuantityWords): BothSystems {
  const texts = size.map((length) => lengthText(length, words));
  return {
    metric: joinSides(
      texts.map(({ metric }) => metric),
      "mm",
    ),
    imperial: joinSides(
      texts.map(({ imperial }) => imperial),
      "in",
    ),
  };
}

/** Joins lengths and writes the unit only once. */
function joinSides(lengths: readonly string[], unit: string): string {
  return `${lengths.map((text) => text.replace(/\u00a0\S+$/, "")).join(" × ")}\u00a0${unit}`;
}

/** The value of a finding or rule: a length, lengths of several sides, a ratio or an angle. */
export function findingText(
  { value, unit, otherSides = [] }: FindingValue,
  words: QuantityWords = english,
): BothSystems {
  if (unit === "mm") return sizeText([value, ...otherSides], words);
  if (unit === "°") return quantityText(value, "°", words);
  const text = `${roundMeasured(value).toLocaleString(words.locale, { useGrouping: false })}\u00a0×`;
  return { metric: text, imperial: text };
}

/** Rounds to the accuracy of a mesh: to 0.01 mm, or to 0.1 mm from 100 mm. */
function roundMeasured(value: number): number {
  return Number(value.toFixed(Math.abs(value) >= 100 ? 1 : 2));
}

/** The distances between two points along X, Y and Z. */
export function offsets(from: Point, to: Point): readonly [number, number, number] {
  return [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), Math.abs(to[2] - from[2])];
}
