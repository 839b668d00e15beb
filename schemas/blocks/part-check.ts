import { defineBlock } from "../block.ts";
import { headingField, leadField, pictureField } from "../fields/common-fields.ts";

export const partCheck = defineBlock({
  name: "partCheck",
  title: "Part check",
  icon: "component",
  synonym: "3D viewer, manufacturability",
  description:
    "Visitors choose a CAD file, or a part to try, and see it in 3D, with its size, weight, price and the rules of the design guides that it breaks. The file stays in their browser.",
  unitSwitch: "always",
  fields: [
    headingField(),
    leadField(),
    pictureField(
      "picture",
      "Picture of a result",
      "What visitors get, for example a screenshot of a checked part. Shown until they choose a part.",
      { minWidth: 1200 },
    ),
    pictureField(
      "phonePicture",
      "Picture of a result on a phone",
      "The same in a narrow window, for screens on which the other picture would be too small to read. It has the caption of the other one. Without it, phones show the other one.",
      { minWidth: 720 },
    ),
  ],
  initialValue: {
    heading: "Check a part",
    lead: "Choose a CAD file. Your browser compares it with the rules of the design guides, and the file stays on your computer.",
  },
  publishableExamples: ["heading", "lead"],
  preview: { title: "heading" },
});
