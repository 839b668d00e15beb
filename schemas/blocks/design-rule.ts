import { defineType } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { listField, textField, typedField } from "../fields/basic-fields.ts";
import { chartField, drawingField, headingField, pictureField } from "../fields/common-fields.ts";
import { LABEL_LENGTH, POINT_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";
import { optionalLinkField } from "../objects/link.ts";
import { paragraph } from "../objects/prose.ts";
import { checksField, ruleChecksProblem } from "../objects/rule-check.ts";
import { problemWithCurrentFigures } from "../quantities/linked-figure.ts";
import { shownFigureText } from "../quantities/quantity-field.ts";

export const designRule = defineBlock({
  name: "designRule",
  title: "Design rule",
  icon: "component",
  description: "A design rule: what to do, the values, the reason, and a drawing of wrong and right.",
  numberedDrawing: ["drawing", "chart"],
  siteSearch: { group: "rule", title: "heading", figures: ["values"], summary: ["rule"] },
  fields: [
    headingField(),
    textField("rule", "Rule", "What to do, in one or two sentences.", {
      isRequired: true,
      max: TEXT_LENGTH,
      rows: 2,
    }),
    listField("values", "Values", "Recommended values and limits, one line for each case.", {
      of: "designValue",
      grid: ["label", "recommended", "minimum", "note"],
    }),
    typedField("reason", "Reason", "Why: what goes wrong otherwise.", { type: "prose" }),
    drawingField(),
    pictureField("picture", "Picture", "Instead of a drawing. Optional."),
    chartField({ description: "Instead of a drawing or a picture. Optional." }),
    checksField(
      "For a rule without a number, such as undercuts: apply it to the parts that visitors check. For a rule with numbers, add a check to each value instead. If empty, the rule is not checked.",
    ),
    optionalLinkField({
      description: "Where to read more, for example the process. Optional.",
    }),
  ],
  initialValue: {
    heading: "Name of the rule",
    rule: "Say what to do in one sentence, with its figure.",
    values: [
      {
        _type: "designValue",
        _key: "wall",
        label: "Wall",
        recommended: { _type: "quantity", value: 1.5, unit: "mm" },
        minimum: { _type: "quantity", value: 0.8, unit: "mm" },
      },
    ],
    reason: [paragraph("Say what happens to a part that breaks the rule.", "reason")],
  },
  preview: { title: "heading", media: "picture", count: "values" },
});

export const designValue = defineType({
  name: "designValue",
  title: "Value",
  type: "object",
  fields: [
    textField(
      "label",
      "For",
      "The process, material or feature that the value is for, for example “ABS” or “Inside corner”.",
      { isRequired: true, max: LABEL_LENGTH },
    ),
    typedField("recommended", "Recommended", "What we can always make. Can be a range.", {
      type: "quantity",
    }),
    typedField("minimum", "Limit", "The smallest or largest value we can make.", { type: "quantity" }),
    textField("note", "Note", "A condition, for example “polished cavity only”. Optional.", {
      max: POINT_LENGTH,
    }),
    checksField("Apply this value to the parts that visitors check. If empty, the value is not checked."),
  ],
  validation: (rule) =>
    rule.custom(
      async (value, context) => (await problemWithCurrentFigures(value, context, ruleChecksProblem)) ?? true,
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
