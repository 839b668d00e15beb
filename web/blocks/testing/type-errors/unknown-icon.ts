import { defineBlock } from "../../../../schemas/block.ts";
import { headingField } from "../../../../schemas/fields/common-fields.ts";

export const callout = defineBlock({
  name: "callout",
  title: "Callout",
  icon: "megaphone",
  description: "A remark.",
  fields: [headingField()],
  initialValue: { heading: "What to know" },
  preview: { title: "heading" },
});
