import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { choiceField, listField, numberField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";

export const equipment = defineBlock({
  name: "equipment",
  title: "Equipment",
  icon: "th-list",
  synonym: "machines",
  description: "What is made in-house and by partners, with the machines.",
  hiddenWhileEmpty: "machines",
  fields: [
    headingField(),
    leadField(),
    listField(
      "machines",
      "Machines",
      "One row for each kind of machine. Visitors do not see the block until it has a row.",
      { of: "machine", grid: ["process", "model", "count", "capacity", "madeBy"] },
    ),
  ],
  initialValue: {
    heading: "Equipment",
    lead: "Say what is made in-house, and what partners make.",
    machines: [
      {
        _key: "example",
        _type: "machine",
        process: "Process, for example CNC milling",
        model: "Maker and model",
        count: 1,
        capacity: "Largest part",
        madeBy: "house",
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "machines" },
});

/** Where a part is made: the stored values and their labels. */
export const placeOfWork = { house: "In-house", partner: "By a partner" } as const;

export const machine = defineType({
  name: "machine",
  title: "Machine",
  type: "object",
  fields: [
    textField("process", "Process", "For example “CNC milling, 5-axis” or “Inspection”.", {
      isRequired: true,
      max: 2 * LABEL_LENGTH,
    }),
    textField("model", "Machine", "Maker and model. Leave empty for outsourced work.", {
      max: POINT_LENGTH,
    }),
    numberField("count", "How many", "Optional.", { isWhole: true, min: 1 }),
    textField("capacity", "Capacity", "Largest part, clamping force or accuracy, with its unit. Optional.", {
      max: POINT_LENGTH,
    }),
    choiceField("madeBy", "Made", "Buyers ask where their parts are made.", {
      list: Object.entries(placeOfWork).map(([value, title]) => ({ value, title })),
      layout: "row",
      isRequired: true,
      initialValue: "house",
    }),
  ],
  preview: { select: { title: "process", subtitle: "model" } },
});
