import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { chartField, drawingField, headingField, pictureField } from "../fields/common-fields.ts";
import { gridOf } from "../fields/grid.ts";
import { TEXT_LENGTH } from "../fields/limits.ts";
import { optionalLinkField } from "../objects/link.ts";
import { paragraph } from "../objects/prose.ts";
import { checksField } from "../objects/rule-check.ts";

const heading = "Name of the rule";
const rule = "Say what to do in one sentence, with its figure.";

export const designRule = defineBlock({
  name: "designRule",
  title: "Design rule",
  icon: "component",
  description: "A design rule: what to do, the values, the reason, and a drawing of wrong and right.",
  numberedDrawing: ["drawing", "chart"],
  siteSearch: { group: "rule", title: "heading", figures: ["values"], summary: ["rule"] },
  fields: [
    headingField(),
    defineField({
      name: "rule",
      title: "Rule",
      type: "text",
      rows: 2,
      description: "What to do, in one or two sentences.",
      validation: (check) => check.required().max(TEXT_LENGTH),
    }),
    defineField({
      name: "values",
      title: "Values",
      type: "array",
      of: [defineArrayMember({ type: "designValue" })],
      options: gridOf("label", "recommended", "minimum", "note"),
      description: "Recommended values and limits, one line for each case.",
    }),
    defineField({
      name: "reason",
      title: "Reason",
      type: "prose",
      description: "Why: what goes wrong otherwise.",
    }),
    drawingField(),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "Instead of a drawing. Optional.",
    }),
    chartField({ description: "Instead of a drawing or a picture. Optional." }),
    checksField(
      "For a rule without a number, such as undercuts: apply it to the parts that visitors check. For a rule with numbers, add a check to each value instead. If empty, the rule is not checked.",
    ),
    optionalLinkField({
      description: "Where to read more, for example the process. Optional.",
    }),
  ],
  initialValue: {
    heading,
    rule,
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
