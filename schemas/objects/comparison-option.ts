import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { pointsField } from "../fields/common-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { keyFigureGrid } from "./key-figure.ts";
import { optionalLinkField } from "./link.ts";

export const comparisonOption = defineType({
  name: "comparisonOption",
  title: "Choice",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "For example, a process or a material.",
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "isThis",
      title: "The subject of this page",
      type: "boolean",
      description: "Highlights this option.",
    }),
    defineField({
      name: "verdict",
      title: "In one sentence",
      type: "string",
      description: "When to choose it.",
      validation: (rule) => rule.max(160),
    }),
    pointsField({
      name: "reasons",
      title: "When to choose it",
      description: "One reason per line, with a value if there is one.",
    }),
    pointsField({
      name: "limits",
      title: "When not to",
      description: "Say plainly what it cannot do.",
    }),
    defineField({
      name: "figures",
      title: "Figures",
      type: "array",
      of: [defineArrayMember({ type: "keyFigure" })],
      options: keyFigureGrid,
      description: "Use the same labels in every option: they become the rows of a table.",
      validation: (rule) => rule.max(8),
    }),
    optionalLinkField({ description: "Where to read more. Optional." }),
  ],
  preview: { select: { title: "name", subtitle: "verdict" } },
});
