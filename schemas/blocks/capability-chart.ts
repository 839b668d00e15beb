import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { chartField, optionalHeadingField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

const heading = "Processes compared";
const caption = "Say what the reader should notice.";

export const capabilityChart = defineBlock({
  name: "capabilityChart",
  title: "Comparison chart",
  icon: "th-list",
  description: "Compares processes by tolerance, layer height, roughness, lead time or quantity.",
  numberedDrawing: "chart",
  fields: [
    optionalHeadingField(),
    chartField({ isRequired: true }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: `What the reader should notice. If empty, the title of the chart. At most ${CAPTION_LENGTH} characters.`,
      validation: (rule) => rule.max(CAPTION_LENGTH),
    }),
  ],
  initialValue: { heading, caption },
  publishableExamples: ["heading"],
  preview: { title: "heading", fallback: "caption" },
});
