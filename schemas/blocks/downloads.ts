import { defineField, defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField, requiredAsset } from "../fields/common-fields.ts";
import { HEADING_LENGTH, POINT_LENGTH } from "../fields/limits.ts";

export const downloads = defineBlock({
  name: "downloads",
  title: "Downloads",
  icon: "download",
  description: "Files to download, with their kind and size.",
  fields: [
    headingField(),
    leadField(),
    listField("files", "Files", "Most useful first.", { of: "download", isRequired: true, min: 1 }),
  ],
  initialValue: { heading: "Downloads", lead: "Say what the files are for." },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "files" },
});

export const download = defineType({
  name: "download",
  title: "Download",
  type: "object",
  fields: [
    textField("title", "Title", "What the file is, for example “Wall thickness, one page”.", {
      isRequired: true,
      max: HEADING_LENGTH,
    }),
    textField("text", "In one sentence", "What a reader finds in it. Optional.", { max: POINT_LENGTH }),
    defineField({
      name: "file",
      title: "File",
      type: "file",
      description: "The site shows its kind and size.",
      options: { accept: ".pdf,.docx,.zip,.step,.stp,.stl,.igs,.iges,.dxf,.dwg,.xlsx,.csv" },
      validation: (rule) => requiredAsset(rule, "Choose or upload a file"),
    }),
  ],
  preview: { select: { title: "title", subtitle: "file.asset.originalFilename" } },
});
