import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";

export const divider = defineBlock({
  name: "divider",
  title: "Divider",
  description: "Space or a line between two blocks.",
  fields: [
    defineField({
      name: "kind",
      title: "Kind",
      type: "string",
      description: "A line separates two subjects. Space lets one breathe.",
      options: {
        list: [
          { value: "line", title: "Line" },
          { value: "space", title: "Space" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      validation: (rule) => rule.required(),
    }),
  ],
  initialValue: { kind: "line" },
  preview: { line: "kind" },
});
