import { defineField, defineType } from "@sanity/types";

import { pictureField, pointsField } from "../fields/common-fields.ts";
import { POINT_LENGTH } from "../fields/limits.ts";
import { quantityField } from "../quantities/quantity-field.ts";
import type { SearchFacts } from "../site-search.ts";
import { costField, processesOfferingField } from "./document-fields.ts";

/** The purposes by which visitors filter finishes. */
const purposes = [
  { value: "appearance", title: "Appearance" },
  { value: "corrosion", title: "Corrosion" },
  { value: "wear", title: "Wear" },
  { value: "friction", title: "Sliding and sealing" },
  { value: "conductivity", title: "Electrically conductive" },
  { value: "insulation", title: "Insulates" },
  { value: "transparency", title: "Transparency" },
  { value: "marking", title: "Marking" },
  { value: "preparation", title: "Prepares for another finish" },
];

const SITE_SEARCH: SearchFacts = {
  group: "finish",
  title: "name",
  names: ["standards"],
  figures: ["roughness", "thickness"],
  summary: ["summary"],
};

const type = defineType({
  name: "finish",
  title: "Surface finish",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "For example “Anodizing, Type II”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "summary",
      title: "What it does",
      type: "string",
      description: "One sentence.",
      validation: (rule) => rule.required().max(POINT_LENGTH),
    }),
    defineField({
      name: "purposes",
      title: "Purpose",
      type: "array",
      of: [{ type: "string", options: { list: purposes } }],
      description: "Visitors filter the table by it.",
      options: { list: purposes, layout: "grid" },
    }),
    quantityField({
      name: "roughness",
      title: "Roughness afterward",
      description:
        "Ra as a value or a range, if it doesn’t depend on the previous surface. Otherwise, use the next field.",
      dimensions: ["roughness"],
      unit: "µm Ra",
    }),
    defineField({
      name: "roughnessEffect",
      title: "Effect on roughness",
      type: "string",
      description:
        "For a finish without its own roughness: how it changes the previous value, for example “up by 0.4–0.8 µm Ra” or “unchanged”.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    quantityField({
      name: "thickness",
      title: "Thickness",
      description: "Thickness added to a surface; negative if it removes material.",
      dimensions: ["length"],
      unit: "µm",
    }),
    defineField({
      name: "sizeEffect",
      title: "Effect on size",
      type: "string",
      description: "What to allow for on fits, for example “half grows outward”. Optional.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    pointsField({
      name: "materials",
      title: "Works on",
      description: "Materials in general terms, for example “aluminum”, one per line.",
    }),
    processesOfferingField("The processes whose parts can have this finish."),
    pointsField({
      name: "colours",
      title: "Colors",
      description: "In buyers’ words, one per line.",
    }),
    defineField({
      name: "cosmeticClass",
      title: "Cosmetic class",
      type: "string",
      description:
        "The best class that a face with this finish reaches. Leave empty for a finish that is not decorative.",
      options: { list: ["A", "B", "C"], layout: "radio", direction: "horizontal" },
    }),
    pointsField({
      name: "standards",
      title: "Standards",
      description: "Standards that a drawing can name, one per line.",
    }),
    pointsField({
      name: "limits",
      title: "Watch out for",
      description: "Common problems, one per line.",
    }),
    costField(),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "A part with this finish. Optional.",
    }),
  ],
  preview: { select: { title: "name", subtitle: "summary", media: "picture" } },
});

/** The document type, with its settings for the site search. */
export const finish = { ...type, siteSearch: SITE_SEARCH };
