import { storedItems, storedText } from "../fields/stored-field.ts";
import { storedQuantityText } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

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
