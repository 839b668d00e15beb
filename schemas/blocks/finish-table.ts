import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields.ts";
import { chosenField, isOfServices, selectionField } from "../list-fields.ts";

const heading = "Finishes";
const lead = "Say how to choose: by look, by wear, or by corrosion.";

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
      { value: "hand", title: "Finishes chosen one by one" },
      { value: "all", title: "All finishes" },
    ]),
    chosenField({
      name: "services",
      title: "Processes",
      when: "service",
      types: ["service"],
      description: "Finishes that name one of them under “Processes” are listed, new ones by themselves.",
    }),
    chosenField({ name: "finishes", title: "Finishes", when: "hand", types: ["finish"] }),
    defineField({
      name: "isShort",
      title: "Short table",
      type: "boolean",
      description: "Without filters, for a process page. Lead to the whole table with a button.",
    }),
    actionsField(1),
  ],
  initialValue: { heading, lead, selection: "all", isShort: false },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
