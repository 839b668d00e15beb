import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";
import { CAPTION_LENGTH } from "../limits.ts";

const heading = "What we hold";
const lead = "Say what the figures hold for, and when to ask for more.";

export const specificationTable = defineBlock({
  name: "specificationTable",
  title: "Specification table",
  icon: "th-list",
  description: "Figures line by line, in millimeters or inches.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [defineArrayMember({ type: "specificationRow" })],
      description: "What a buyer looks up first stands first.",
      validation: (rule) => rule.required().min(2),
    }),
    defineField({
      name: "note",
      title: "Remark under the table",
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
        label: "Largest part",
        values: [{ _type: "size", _key: "a", length: 500, width: 400, height: 300, unit: "mm" }],
      },
    ],
    note: "Typical capability.",
  },
  publishableExamples: ["heading", "note"],
  preview: { title: "heading", count: "rows" },
});
