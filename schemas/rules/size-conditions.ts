import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import {
  type CapabilityFigures,
  figuresById,
  figuresOf,
  linkedFiguresIn,
} from "../quantities/capability-figures.ts";
import { storedQuantityText } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";
import { objectsOf, textsOf } from "./texts.ts";

/** The largest part may be possible only `at ±0.76 mm`. A text that repeats the size must repeat the tolerance. */
export const sizeConditions: ContentRule = {
  name: "size-conditions",
  why: "Visitors take the tolerance of small parts for that of the largest one",
  level: "warning",
  checkAll(documents) {
    const sizes = documents
      .filter(({ _type }) => _type === "capability")
      .flatMap(({ figures }) => storedItems(figures))
      .map((figure) => ({
        size: storedQuantityText(figure).replaceAll("\u00A0", " "),
        condition: storedText(figure, "note") ?? "",
      }))
      .filter(({ size, condition }) => size.includes("×") && condition.startsWith("at ±"));
    return documents
      .filter(({ _type }) => _type !== "capability")
      .flatMap((document) =>
        textsOf(document).flatMap(({ text, path }) =>
          sizes
            .filter(({ size, condition }) => text.includes(size) && !text.includes(condition))
            .map(({ size, condition }) => ({
              document,
              path,
              message: `${size} is possible only ${condition}. Add this condition`,
            })),
        ),
      );
  },
};

/** Most tolerances hold up to a length and grow above it. Where a block shows them without this condition, its lead gives it. */
export const toleranceLengths: ContentRule = {
  name: "tolerance-lengths",
  why: "A buyer of a large part takes the tolerance of a small one for it",
  level: "warning",
  checkAll(documents) {
    const capabilities = figuresById(documents.filter(({ _type }) => _type === "capability"));
    return documents.flatMap((document) =>
      ["keyFigures", "comparison"]
        .flatMap((type) => objectsOf(document, type))
        .filter(
          ({ object }) => !/\btolerances?\b[^.]{0,300}\d ?(?:mm|%)/i.test(storedText(object, "lead") ?? ""),
        )
        .flatMap(({ object, path }) => {
          const linked = linkedFiguresIn(object).find((each) => hidesLength(each, capabilities));
          if (linked === undefined) return [];
          const figure = storedQuantityText(figuresOf(linked, capabilities)[0]).replaceAll("\u00A0", " ");
          return [
            {
              document,
              path: [...path, "lead"],
              message: `${figure} holds up to a length only. Say which: “Tolerance up to 100 mm, then ±0.2%.”`,
            },
          ];
        }),
    );
  },
};

/** Whether a linked figure is a tolerance whose condition is a length or a share of it, and is shown without it. */
function hidesLength(linked: object, capabilities: CapabilityFigures): boolean {
  const [shown] = figuresOf(linked, capabilities);
  const [whole] = figuresOf({ ...linked, hidesCondition: false, note: undefined }, capabilities);
  return storedField(shown, "plusMinus") === true && namesLength(whole) && !namesLength(shown);
}

function namesLength(figure: unknown): boolean {
  return /\d ?(?:mm|%)/.test(storedText(figure, "note") ?? "");
}
