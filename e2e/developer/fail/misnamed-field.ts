import { defineBlock } from "../../../schemas/block.ts";
import { headingField } from "../../../schemas/fields.ts";

export const callout = defineBlock({
  name: "callout",
  title: "Callout",
  description: "A remark.",
  fields: [headingField()],
  initialValue: { headline: "What to know" },
  preview: { line: "headline" },
});
