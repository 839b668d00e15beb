import { defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH, POINT_LENGTH } from "../limits.ts";
import { storedQuantityText } from "../quantity-field.ts";

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
  ],
  preview: {
    select: { label: "label", recommended: "recommended" },
    prepare: ({ label, recommended }) => ({
      title: label ?? "No label yet",
      subtitle: storedQuantityText(recommended),
    }),
  },
});
