import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

const heading = "Downloads";
const lead = "Say what the files are for.";

export const downloads = defineBlock({
  name: "downloads",
  title: "Downloads",
  icon: "download",
  description: "Files to download, with their kind and size.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "files",
      title: "Files",
      type: "array",
      of: [defineArrayMember({ type: "download" })],
      description: "Most useful first.",
      validation: (rule) => rule.required().min(1),
    }),
  ],
  initialValue: { heading, lead },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "files" },
});
