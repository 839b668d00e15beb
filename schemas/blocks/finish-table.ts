import { defineBlock } from "../block.ts";
import { booleanField } from "../fields/basic-fields.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, isOfServices, selectionField } from "../fields/list-fields.ts";

export const finishTable = defineBlock({
  name: "finishTable",
  title: "Finish table",
  icon: "color-wheel",
  description: "Surface finishes with roughness, thickness and colors.",
  unitSwitch: "always",
  lists: (list, document) => document._type === "finish" && isOfServices(list, document),
  siteSearch: { group: "finish", title: "heading" },
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "service", title: "All finishes of some processes" },
      { value: "hand", title: "Selected finishes" },
      { value: "all", title: "All finishes" },
    ]),
    chosenField({
      name: "services",
      title: "Processes",
      when: "service",
      types: ["service"],
      description:
        "Lists finishes that have one of these under “Processes”, and adds new ones automatically.",
    }),
    chosenField({ name: "finishes", title: "Finishes", when: "hand", types: ["finish"] }),
    booleanField(
      "isShort",
      "Short table",
      "No filters, for a process page. Add a button that links to the full table.",
    ),
    actionsField(1),
  ],
  initialValue: {
    heading: "Finishes",
    lead: "Explain how to choose: by look, by wear or by corrosion resistance.",
    selection: "all",
    isShort: false,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
