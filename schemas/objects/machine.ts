import { defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";

/** Where a part is made: the stored values and their labels. */
export const placeOfWork = { house: "In-house", partner: "By a partner" } as const;

export const machine = defineType({
  name: "machine",
  title: "Machine",
  type: "object",
  fields: [
    defineField({
      name: "process",
      title: "Process",
      type: "string",
      description: "For example “CNC milling, 5-axis” or “Inspection”.",
      validation: (rule) => rule.required().max(2 * LABEL_LENGTH),
    }),
    defineField({
      name: "model",
      title: "Machine",
      type: "string",
      description: "Maker and model. Leave empty for work that partners do.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    defineField({
      name: "count",
      title: "How many",
      type: "number",
      description: "Optional.",
      validation: (rule) => rule.integer().min(1),
    }),
    defineField({
      name: "capacity",
      title: "Capacity",
      type: "string",
      description: "Largest part, clamping force or accuracy, with its unit. Optional.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    defineField({
      name: "madeBy",
      title: "Made",
      type: "string",
      description: "Buyers ask where their parts are made.",
      options: {
        list: Object.entries(placeOfWork).map(([value, title]) => ({ value, title })),
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "house",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "process", subtitle: "model" } },
});
