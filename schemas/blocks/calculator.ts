import { calculatorKinds, kindsWithGrades } from "calculators/kinds.ts";
import { storedField } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { choiceField, typedField } from "../fields/basic-fields.ts";
import { chartField, headingField, leadField, referencesField } from "../fields/common-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";

function titleOf(kind: unknown): string | undefined {
  return calculatorKinds.find(({ value }) => value === kind)?.title;
}

export const calculator = defineBlock({
  name: "calculator",
  title: "Calculator",
  icon: "edit",
  description: "A calculator for engineers, with its formula, limits, source and a table of common values.",
  unitSwitch: "always",
  isLookedUp: true,
  siteSearch: { group: "calculator", title: "heading", fullVersion: "fullVersion" },
  fields: [
    headingField(),
    leadField(),
    choiceField(
      "kind",
      "Calculator",
      "The formula, its limits and its source are built into the site, so nobody can change them by mistake.",
      { list: calculatorKinds, isRequired: true },
    ),
    referencesField(
      "services",
      "Grades of these processes",
      "Optional. Visitors can choose only grades of these processes. If empty, they can choose any grade.",
      { to: ["service"], hidden: hiddenUnless("kind", ...kindsWithGrades) },
    ),
    referencesField(
      "grades",
      "Grades",
      "Optional. Visitors can choose only these. The first one is preselected.",
      { to: ["materialGrade"], hidden: hiddenUnless("kind", ...kindsWithGrades) },
    ),
    {
      ...chartField({
        description:
          "The roughness that each process and finish leaves. The result names those that reach the value.",
      }),
      hidden: hiddenUnless("kind", "roughness"),
      validation: (rule) =>
        rule.custom(
          (chart, { parent }) =>
            chart !== undefined ||
            storedField(parent, "kind") !== "roughness" ||
            "Choose the chart of roughnesses",
        ),
    },
    typedField(
      "fullVersion",
      "Page with the table of common values",
      "Optional, for long pages. The block then has no table, and its fields load only when a reader scrolls near them. Link to the section of a page that shows the same calculator with its table.",
      { type: "link" },
    ),
  ],
  initialValue: {
    heading: "Calculate the fit",
    lead: "Say what a reader can decide with the result.",
    kind: "fits",
  },
  preview: { title: "heading", choice: { field: "kind", format: titleOf } },
});
