import type { Path } from "@sanity/types";
import type { MaterialProperty } from "material-properties/properties.ts";
import { sortValue } from "quantities/quantity.ts";
import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";
import { objectsOf } from "./texts.ts";

/** What the words compare, and the property that decides. “Yields at a sixth of the stress” is about the yield strength. */
const COMPARED: readonly (readonly [RegExp, MaterialProperty])[] = [
  [/\byields? at\b/i, "yieldStrength"],
  [/\b(strength|strong|stronger|weaker|weak)\b/i, "tensileStrength"],
  [/\b(stiffness|stiff|stiffer)\b/i, "modulus"],
  [/\b(weight|density|lighter|heavier)\b/i, "density"],
];

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  seventh: 1 / 7,
};

/** How far the figures may be from the fraction: 0.42 to 0.58 counts as “half”, 0.21 to 0.29 as “a quarter”. */
const MAX_DEVIATION = 1 / 6;

const FRACTION = new RegExp(String.raw`\b(?:(two|three)[ -])?(${Object.keys(FRACTIONS).join("|")})s?\b`, "i");
const MORE = /\b(stronger|stiffer|heavier)\b/i;
const LESS = /\b(weaker|less stiff|lighter)\b/i;

/**
 * A grade page compares its material with others. What an option says about strength, stiffness or weight must follow from the
 * figures of both materials.
 */
export const comparedWords: ContentRule = {
  name: "compared-words",
  why: "An engineer who checks “half the strength” in the table below, and finds two-thirds, trusts neither",
  level: "warning",
  checkAll(documents) {
    const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
    const gradesOf = (page: ContentDocument | undefined) => gradesOnPage(page, byId);
    return documents
      .filter(({ _type }) => _type === "gradePage")
      .flatMap((document) =>
        objectsOf(document, "comparisonOption").flatMap(({ object, path }) => {
          const other = byId.get(
            String(storedField(storedField(storedField(object, "link"), "reference"), "_ref")),
          );
          return storedItems(storedField(object, "limits")).flatMap((limit, index) => {
            const place: Path = [...path, "limits", index];
            // “Heavier, and weaker” makes two claims.
            const claims = String(limit).split(/[,;:]|\band\b/);
            return claims.flatMap((claim) => {
              const message = problemOf(claim.trim(), gradesOf(other), gradesOf(document));
              return message === undefined ? [] : [{ document, path: place, message }];
            });
          });
        }),
      );
  },
};

/** What is wrong with words that compare one material with another; undefined if any two of their grades agree with them. */
function problemOf(
  words: string,
  these: readonly ContentDocument[],
  others: readonly ContentDocument[],
): string | undefined {
  const property = COMPARED.find(([pattern]) => pattern.test(words))?.[1];
  if (property === undefined) return undefined;
  const ratios = these.flatMap((one) =>
    others.map((other) => middleOf(one[property]) / middleOf(other[property])),
  );
  const known = ratios.filter((ratio) => !Number.isNaN(ratio));
  const claim = claimOf(words);
  if (claim === undefined || known.length === 0 || known.some((ratio) => claim(ratio))) return undefined;
  const shown = known.map((ratio) => ratio.toFixed(2)).join(", ");
  return `“${words}” does not follow from the figures: this material has ${shown} times that of the page’s material. Correct the words`;
}

/** The test of a ratio that words such as “a quarter” or “stiffer” claim. */
function claimOf(words: string): ((ratio: number) => boolean) | undefined {
  const fraction = fractionIn(words);
  if (fraction !== undefined) {
    if (/\bunder\b/i.test(words)) return (ratio) => ratio < fraction;
    return (ratio) => isFraction(ratio, fraction);
  }
  if (MORE.test(words)) return (ratio) => ratio > 1;
  if (LESS.test(words)) return (ratio) => ratio < 1;
  return undefined;
}

/** The fraction that words name: “half” is 0.5, “two-fifths” is 0.4. */
export function fractionIn(words: string): number | undefined {
  const [, times, name] = FRACTION.exec(words) ?? [];
  const fraction = name === undefined ? undefined : FRACTIONS[name.toLowerCase()];
  return fraction && fraction * (times === undefined ? 1 : times.toLowerCase() === "two" ? 2 : 3);
}

/** Whether a ratio is near enough to a fraction for the words. */
export function isFraction(ratio: number, fraction: number): boolean {
  return Math.abs(ratio / fraction - 1) <= MAX_DEVIATION;
}

/** The grades whose data a page shows. */
export function gradesOnPage(
  page: ContentDocument | undefined,
  byId: ReadonlyMap<string, ContentDocument>,
): ContentDocument[] {
  return objectsOf(page, "materialData").flatMap(({ object }) =>
    storedItems(storedField(object, "grades")).flatMap(
      (grade) => byId.get(String(storedField(grade, "_ref"))) ?? [],
    ),
  );
}

export function middleOf(quantity: unknown): number {
  return sortValue(quantityOf(quantity)) ?? Number.NaN;
}
