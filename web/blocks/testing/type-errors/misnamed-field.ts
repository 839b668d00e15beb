import { defineBlock } from "../../../../schemas/block.ts";
import { headingField } from "../../../../schemas/fields/common-fields.ts";

export const callout = defineBlock({
  name: "callout",
  title: "Callout",
  icon: "comment",
  description: "A remark.",
  fields: [headingField()],
  initialValue: { headline: "What to know" },
  preview: { title: "headline" },
});
