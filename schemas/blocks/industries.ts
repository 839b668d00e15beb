import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, isOfKind, selectionField } from "../fields/list-fields.ts";

export const industries = defineBlock({
  name: "industries",
  title: "Industries",
  icon: "earth-globe",
  description: "The industries we serve, as links to their pages.",
  lists: (_list, document) => isOfKind("industry", document),
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "all", title: "All industries" },
      { value: "hand", title: "Selected industries" },
    ]),
    chosenField({
      name: "documents",
      title: "Industries",
      when: "hand",
      types: ["page", "service"],
      filter: '_type == "service" || kind == "industry"',
    }),

    actionsField(1),
  ],
  initialValue: {
    heading: "Industries",
    lead: "Say what these industries have in common as buyers.",
    selection: "all",
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
