import { defineField, defineType } from "@sanity/types";

import { requiredAsset } from "../fields/common-fields.ts";
import { HEADING_LENGTH, POINT_LENGTH } from "../fields/limits.ts";

export const download = defineType({
  name: "download",
  title: "Download",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the file is, for example “Wall thickness, one page”.",
      validation: (rule) => rule.required().max(HEADING_LENGTH),
    }),
    defineField({
      name: "text",
      title: "In one sentence",
      type: "string",
      description: "What a reader finds in it. Optional.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
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
