import { defineBlock } from "../block.ts";
import { choiceField } from "../fields/basic-fields.ts";

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
    choiceField("kind", "Kind", "A line separates two subjects. Space separates without a line.", {
      list: kinds,
      layout: "row",
      isRequired: true,
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
