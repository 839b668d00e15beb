import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField, PICTURE_FILES } from "../fields/common-fields.ts";

export const gallery = defineBlock({
  name: "gallery",
  title: "Gallery",
  icon: "images",
  synonym: "images",
  hasVersions: true,
  description: "Several pictures with captions.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "pictures",
      title: "Pictures",
      type: "array",
      of: [
        defineArrayMember({
          type: "picture",
          validation: (rule) => rule.assetRequired().error("Choose or upload a picture"),
        }),
      ],
      description: `Two to twelve pictures, each with its own caption. Drop several files here at once. ${PICTURE_FILES}`,
      options: { layout: "grid" },
      validation: (rule) => rule.required().min(2).max(12),
    }),
  ],
  initialValue: { heading: "Parts of this kind", lead: "Say what the pictures have in common." },
  preview: { title: "heading", media: "pictures.0", count: "pictures" },
});
