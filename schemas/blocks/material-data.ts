import { defineBlock } from "../block.ts";
import { headingField, leadField, referencesField } from "../fields/common-fields.ts";
import { repeats } from "../fields/repeats.ts";

export const materialData = defineBlock({
  name: "materialData",
  title: "Material data sheet",
  icon: "clipboard",
  description: "Every property of one material with its test standard, one column per form.",
  unitSwitch: "always",
  siteSearch: { group: "material", title: "heading", documents: "grades" },
  fields: [
    headingField(),
    leadField(),
    {
      ...referencesField(
        "grades",
        "Grades",
        "The same material in up to four forms, for example molded, machined and printed ABS. On a grade page their rows in all tables link to the page.",
        { to: ["materialGrade"] },
      ),
      validation: (rule) => rule.required().custom(repeats).max(4),
    },
  ],
  initialValue: {
    heading: "Properties",
    lead: "State the condition of the values. Typical values, not for specification.",
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "grades" },
});
