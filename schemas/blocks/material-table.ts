import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields.ts";
import { chosenField, isOfServices, selectionField } from "../list-fields.ts";
import { propertyOptions } from "../material-properties.ts";

const heading = "Materials";
const lead = "Say what to look at first when choosing. Typical values, not for specification.";

export const materialTable = defineBlock({
  name: "materialTable",
  title: "Material table",
  icon: "database",
  description: "Grades with their properties: sorted, filtered and compared by the visitor.",
  unitSwitch: "always",
  lists: (list, document) => document._type === "materialGrade" && isOfServices(list, document),
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "service", title: "All grades of some processes" },
      { value: "hand", title: "Grades chosen one by one" },
      { value: "all", title: "All grades" },
    ]),
    chosenField({
      name: "services",
      title: "Processes",
      when: "service",
      types: ["service"],
      description: "Grades that name one of them under “Processes” are listed, new ones by themselves.",
    }),
    chosenField({ name: "grades", title: "Grades", when: "hand", types: ["materialGrade"] }),
    defineField({
      name: "properties",
      title: "Columns",
      type: "array",
      of: [defineArrayMember({ type: "string", options: { list: propertyOptions } })],
      description: "The properties that stand in the table, from left to right. Empty: all that are known.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: "isShort",
      title: "Short table",
      type: "boolean",
      description:
        "Without filters and comparison, for a process page. Lead to the whole table with a button.",
    }),
    actionsField(1),
  ],
  initialValue: {
    heading,
    lead,
    selection: "all",
    properties: ["density", "tensileStrength", "maxServiceTemperature"],
    isShort: false,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
