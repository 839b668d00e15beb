import { defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";
import { storedField } from "../fields/stored-field.ts";
import { withCurrentFigures } from "../quantities/linked-figure.ts";
import { shownFigureText } from "../quantities/quantity-field.ts";
import { checksField, ruleChecksProblem } from "./rule-check.ts";

export const designValue = defineType({
  name: "designValue",
  title: "Value",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "For",
      type: "string",
      description:
        "The process, material or feature that the value is for, for example “ABS” or “Inside corner”.",
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "recommended",
      title: "Recommended",
      type: "quantity",
      description: "What we can always make. Can be a range.",
    }),
    defineField({
      name: "minimum",
      title: "Limit",
      type: "quantity",
      description: "The smallest or largest value we can make.",
    }),
    defineField({
      name: "note",
      title: "Remark",
      type: "string",
      description: "A condition, for example “polished cavity only”. Optional.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    checksField("Apply this value to the parts that visitors check. If empty, the value is not checked."),
  ],
  validation: (rule) =>
    rule.custom(
      async (value, context) => ruleChecksProblem(await withCurrentFigures(value, context)) ?? true,
    ),
  preview: {
    select: {
      label: "label",
      recommended: "recommended",
      figures: "recommended.capability.figures",
      checks: "checks",
    },
    prepare: ({ label, recommended, figures, checks }) => ({
      title: label ?? "No label yet",
      subtitle: [shownFigureText(recommended, figures), checkedText(checks)].filter(Boolean).join(" · "),
    }),
  },
});

/** The note in lists of values that the part check uses a value. The Studio passes the list as an object with numeric keys. */
function checkedText(checks: unknown): string {
  const stored: unknown[] = Object.values(Object(checks));
  if (stored.length === 0) return "";
  return stored.every((check) => storedField(check, "isOff") === true) ? "check switched off" : "checked";
}
