import { storedItems, storedText } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { DocumentRule } from "./rule.ts";

/** A tolerance is one value. What it depends on is the condition of a figure of its own. */
export const toleranceRanges: DocumentRule = {
  name: "tolerance-ranges",
  why: "A part within ±0.4 mm but not within ±0.25 mm is in and out of tolerance, and nobody can inspect it",
  level: "warning",
  check: (document) => {
    if (document._type !== "capability" || !/tolerance/i.test(storedText(document, "name") ?? "")) return [];
    return storedItems(document["figures"]).flatMap((figure, index) => {
      const { min, max } = quantityOf(figure);
      return min === undefined || max === undefined
        ? []
        : [
            {
              path: ["figures", index],
              message: `${min} to ${max} is no tolerance. Give one value, or a figure for each condition`,
            },
          ];
    });
  },
};
