import { storedItems } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { DocumentRule } from "./rule.ts";

/** A capability lists its figures from short to long. A tolerance on an angle moves the end of a long leg further. */
export const angleTolerances: DocumentRule = {
  name: "angle-tolerances",
  why: "A degree moves the end of a leg of 300 mm by 5 mm, so that the angle contradicts the tolerance of the length",
  level: "warning",
  check: (document) => {
    if (document._type !== "capability") return [];
    const figures = storedItems(document["figures"]).map((figure) => quantityOf(figure));
    return figures.flatMap(({ value = 0, unit, plusMinus }, index) =>
      plusMinus === true && unit === "°" && value > (figures[index - 1]?.value ?? Infinity)
        ? [
            {
              path: ["figures", index],
              message: `±${value}° is wider than the figure before it. List short legs first, with the widest tolerance`,
            },
          ]
        : [],
    );
  },
};
