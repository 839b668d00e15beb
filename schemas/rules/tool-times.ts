import { sortValue } from "quantities/quantity.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";

/** A process with a tool has two capabilities: the time for the tool, and the lead time until the parts ship. */
const TOOL_TIME = /^Time for the .*\btool$/;

export const toolTimes: ContentRule = {
  name: "tool-times",
  why: "Parts are molded, measured and packed after the tool is done, so such a date cannot be met even once",
  level: "warning",
  checkAll(documents) {
    const capabilities = documents.filter(({ _type }) => _type === "capability");
    return capabilities.flatMap((document) => {
      if (document["name"] !== "Lead time") return [];
      const tool = capabilities.find(
        (other) => TOOL_TIME.test(String(other["name"])) && processOf(other) === processOf(document),
      );
      if (tool === undefined || leastOf(document) > leastOf(tool)) return [];
      return [
        {
          document,
          path: ["figures"],
          message: "The lead time is no longer than the time for the tool alone. Add the time for the parts",
        },
      ];
    });
  },
};

/** The shortest time of a capability, in calendar days. */
function leastOf({ figures }: ContentDocument): number {
  return Math.min(
    ...storedItems(figures)
      .map(quantityOf)
      .map((figure) => sortValue({ ...figure, value: figure.min ?? figure.value ?? 0 }) ?? 0),
  );
}

function processOf({ process }: ContentDocument): unknown {
  return storedField(process, "_ref");
}
