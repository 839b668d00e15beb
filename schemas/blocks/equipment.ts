import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { gridOf } from "../fields/grid.ts";

const heading = "Equipment";
const lead = "Say what is made in-house, and what partners make.";

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
    defineField({
      name: "machines",
      title: "Machines",
      type: "array",
      of: [defineArrayMember({ type: "machine" })],
      options: gridOf("process", "model", "count", "capacity", "madeBy"),
      description: "One row for each kind of machine. Visitors do not see the block until it has a row.",
    }),
  ],
  initialValue: {
    heading,
    lead,
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
