import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, limitField, selectionField } from "../fields/list-fields.ts";

export const guides = defineBlock({
  name: "guides",
  title: "Guides",
  icon: "book",
  description: "Design guides with a picture and a sentence.",
  lists: (_list, { _type }) => _type === "guide",
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "all", title: "All guides" },
      { value: "hand", title: "Selected guides" },
    ]),
    chosenField({ name: "documents", title: "Guides", when: "hand", types: ["guide"] }),

    limitField(),
    actionsField(1),
  ],
  initialValue: {
    heading: "Design guides",
    lead: "Say which questions the guides answer.",
    selection: "all",
    limit: 6,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
