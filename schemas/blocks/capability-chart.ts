import { defineBlock } from "../block.ts";
import { textField } from "../fields/basic-fields.ts";
import { chartField, optionalHeadingField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

export const capabilityChart = defineBlock({
  name: "capabilityChart",
  title: "Comparison chart",
  icon: "th-list",
  description: "Compares processes by tolerance, layer height, roughness, lead time or quantity.",
  numberedDrawing: "chart",
  fields: [
    optionalHeadingField(),
    chartField({ isRequired: true }),
    textField(
      "caption",
      "Caption",
      `What the reader should notice. If empty, the title of the chart. At most ${CAPTION_LENGTH} characters.`,
      { max: CAPTION_LENGTH },
    ),
  ],
  initialValue: { heading: "Processes compared", caption: "Say what the reader should notice." },
  publishableExamples: ["heading"],
  preview: { title: "heading", fallback: "caption" },
});
