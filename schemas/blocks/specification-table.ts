import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { gridOf } from "../fields/grid.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

const heading = "What tolerances we hold";
const lead = "Say what the values apply to, and when to ask for more.";

export const specificationTable = defineBlock({
  name: "specificationTable",
  title: "Specification table",
  icon: "th-list",
  description: "Specifications line by line, in millimeters or inches.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [defineArrayMember({ type: "specificationRow" })],
      options: gridOf("label", "values", "text", "note"),
      description: "Put what buyers look up first at the top.",
      validation: (rule) => rule.required().min(2),
    }),
    defineField({
      name: "note",
      title: "Note under the table",
      type: "string",
      description: "For example “Typical capability” and where the figures come from.",
      validation: (rule) => rule.max(CAPTION_LENGTH),
    }),
  ],
  initialValue: {
    heading,
    lead,
    rows: [
      {
        _type: "specificationRow",
        _key: "tolerance",
        label: "General tolerance",
        values: [{ _type: "quantity", _key: "a", value: 0.1, plusMinus: true, unit: "mm" }],
      },
      {
        _type: "specificationRow",
        _key: "largest",
        label: "Maximum part size",
        values: [{ _type: "size", _key: "a", length: 500, width: 400, height: 300, unit: "mm" }],
      },
    ],
    note: "Typical capability.",
  },
  publishableExamples: ["heading", "note"],
  preview: { title: "heading", count: "rows" },
});
