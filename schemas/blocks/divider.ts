import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";

const kinds = [
  { value: "line", title: "Line" },
  { value: "space", title: "Space" },
];

export const divider = defineBlock({
  name: "divider",
  title: "Divider",
  icon: "remove",
  description: "Space or a line between two blocks.",
  fields: [
    defineField({
      name: "kind",
      title: "Kind",
      type: "string",
      description: "A line separates two subjects. Space separates without a line.",
      options: {
        list: kinds,
        layout: "radio",
        direction: "horizontal",
      },
      validation: (rule) => rule.required(),
    }),
  ],
  initialValue: { kind: "line" },
  preview: {
    title: "kind",
    formatTitle: (kind) => {
      const chosen = kinds.find(({ value }) => value === kind);
      return chosen && `Divider: ${chosen.title.toLowerCase()}`;
    },
  },
});
