import { defineArrayMember, defineField } from "@sanity/types";
import { propertyFacts, propertyNames } from "material-properties/properties.ts";
import { storedField } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { booleanField, choiceField, typedField } from "../fields/basic-fields.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, isOfServices, selectionField } from "../fields/list-fields.ts";
import { repeats } from "../fields/repeats.ts";

/** The maximum number of properties in a table. Data sheets show all properties. */
export const MAX_TABLE_PROPERTIES = 14;

const propertyOptions = propertyNames.map((value) => ({ value, title: propertyFacts(value).title }));

export const materialTable = defineBlock({
  name: "materialTable",
  title: "Material table",
  icon: "database",
  description:
    "Grades with their properties or their stock sizes. Visitors can sort, filter and compare them.",
  unitSwitch: "always",
  lists: (list, document) =>
    document._type === "materialGrade" && list.selection !== "paged" && isOfServices(list, document),
  siteSearch: { group: "material", title: "heading" },
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "service", title: "All grades of some processes" },
      { value: "hand", title: "Selected grades" },
      { value: "paged", title: "One grade for each grade page" },
      { value: "all", title: "All grades" },
    ]),
    chosenField({
      name: "services",
      title: "Processes",
      when: "service",
      types: ["service"],
      description: "Lists grades that have one of these under “Processes”, and adds new ones automatically.",
    }),
    chosenField({ name: "grades", title: "Grades", when: "hand", types: ["materialGrade"] }),
    choiceField(
      "view",
      "Table of",
      "Properties of the grades, or the forms and sizes in which they are sold. Default: properties.",
      {
        list: [
          { value: "properties", title: "Properties" },
          { value: "stock", title: "Stock: sizes, and what can be done to them" },
        ],
        layout: "column",
      },
    ),
    defineField({
      name: "properties",
      title: "Columns",
      type: "array",
      of: [defineArrayMember({ type: "string", options: { list: propertyOptions } })],
      description: `The properties in the table, from left to right, at most ${MAX_TABLE_PROPERTIES}. If empty, the table shows the properties that have values.`,
      hidden: ({ parent }) => storedField(parent, "view") === "stock",
      validation: (rule) => rule.custom(repeats).max(MAX_TABLE_PROPERTIES),
    }),
    booleanField(
      "isShort",
      "Short table",
      "No filters or comparison, for a process page. Add a button that links to the full table.",
    ),
    typedField(
      "finishLink",
      "Page about finishes",
      "Optional. The names of finishes in the table link to this page.",
      { type: "link" },
    ),
    actionsField(1),
  ],
  initialValue: {
    heading: "Materials",
    lead: "Say what to compare first. Typical values, not for specification.",
    selection: "all",
    properties: ["density", "tensileStrength", "maxServiceTemperature"],
    isShort: false,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
