import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { booleanField, listField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField, pointsField } from "../fields/common-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { KEY_FIGURE_COLUMNS } from "../objects/key-figure.ts";
import { optionalLinkField } from "../objects/link.ts";

export const comparison = defineBlock({
  name: "comparison",
  title: "Comparison",
  icon: "master-detail",
  synonym: "pros and cons",
  description: "When to choose each option, and when not to.",
  hasVersions: true,
  fields: [
    headingField(),
    leadField(),
    listField("options", "Choices", "Two to five options. Put the subject of the page first.", {
      of: "comparisonOption",
      grid: ["name", "verdict", "reasons", "limits", "figures", "isThis"],
      isRequired: true,
      min: 2,
      max: 5,
    }),
  ],
  initialValue: {
    heading: "When to choose it, and when not to",
    lead: "Name the decision the reader has to make.",
    options: [
      {
        _type: "comparisonOption",
        _key: "this",
        name: "This process",
        isThis: true,
        reasons: ["A reason, with a value"],
        limits: ["What it cannot do"],
      },
      {
        _type: "comparisonOption",
        _key: "other",
        name: "Another process",
        reasons: ["When to choose the other one"],
        limits: ["What it costs"],
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "options" },
});

export const comparisonOption = defineType({
  name: "comparisonOption",
  title: "Choice",
  type: "object",
  fields: [
    textField("name", "Name", "For example, a process or a material.", {
      isRequired: true,
      max: LABEL_LENGTH,
    }),
    booleanField("isThis", "The subject of this page", "Highlights this option."),
    textField("verdict", "In one sentence", "When to choose it.", { max: 160 }),
    pointsField("reasons", "When to choose it", "One reason per line, with a value if there is one."),
    pointsField("limits", "When not to", "Say plainly what it cannot do."),
    listField("figures", "Figures", "Use the same labels in every option: they become the rows of a table.", {
      of: "keyFigure",
      grid: KEY_FIGURE_COLUMNS,
      max: 8,
    }),
    optionalLinkField({ description: "Where to read more. Optional." }),
  ],
  preview: { select: { title: "name", subtitle: "verdict" } },
});
