import { defineField, defineType } from "@sanity/types";
import { materialFamilies } from "material-properties/classes.ts";

import { choiceField, textField } from "../fields/basic-fields.ts";
import { pictureField, pointsField, referencesField } from "../fields/common-fields.ts";
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
    textField("name", "Name", "For example “Anodizing, Type II”.", { isRequired: true, max: 80 }),
    textField("summary", "What it does", "One sentence.", { isRequired: true, max: POINT_LENGTH }),
    defineField({
      name: "purposes",
      title: "Purpose",
      type: "array",
      of: [{ type: "string", options: { list: purposes } }],
      description: "Visitors filter the table by it.",
      options: { list: purposes, layout: "grid" },
    }),
    quantityField(
      "roughness",
      "Roughness afterward",
      "Ra as a value or a range, if it doesn’t depend on the previous surface. Otherwise, use the next field.",
      { unit: "µm Ra" },
    ),
    textField(
      "roughnessEffect",
      "Effect on roughness",
      "For a finish without its own roughness: how it changes the previous value, for example “up by 0.4–0.8 µm Ra” or “unchanged”.",
      { max: POINT_LENGTH },
    ),
    quantityField(
      "thickness",
      "Thickness",
      "Thickness added to a surface; negative if it removes material.",
      { unit: "µm" },
    ),
    textField(
      "sizeEffect",
      "Effect on size",
      "What to allow for on fits, for example “half grows outward”. Optional.",
      { max: POINT_LENGTH },
    ),
    quantityField("hardness", "Hardness of the layer", "For hard layers, for example 350–500 HV. Optional.", {
      unit: "HV",
    }),
    quantityField(
      "saltSpray",
      "Salt spray",
      "Hours in neutral salt spray, with the condition: what was tested, and which damage ends the test. Optional.",
      { unit: "hour" },
    ),
    pointsField("materials", "Works on", "Materials in general terms, for example “aluminum”, one per line."),
    defineField({
      name: "families",
      title: "Families",
      type: "array",
      of: [{ type: "string", options: { list: [...materialFamilies] } }],
      options: { list: [...materialFamilies], layout: "grid" },
      description:
        "The families of grades that can have it. Price estimates offer it for no other. Without families and grades, all can have it.",
    }),
    referencesField("grades", "Other grades", "Single grades of other families that can have it.", {
      to: ["materialGrade"],
    }),
    referencesField(
      "exceptGrades",
      "Except",
      "Grades of these families that cannot have it, for example because it makes them brittle.",
      { to: ["materialGrade"] },
    ),
    processesOfferingField("The processes whose parts can have this finish."),
    pointsField("colors", "Colors", "In buyers’ words, one per line."),
    choiceField(
      "cosmeticClass",
      "Cosmetic class",
      "The best class that a face with this finish reaches. Leave empty for a finish that is not decorative.",
      { list: ["A", "B", "C"], layout: "row" },
    ),
    pointsField("standards", "Standards", "Standards that a drawing can call out, one per line."),
    pointsField("limits", "Watch out for", "Common problems, one per line."),
    costField(),
    pictureField("picture", "Picture", "A part with this finish. Optional."),
  ],
  preview: { select: { title: "name", subtitle: "summary", media: "picture" } },
});

/** The document type, with its settings for the site search. */
export const finish = { ...type, siteSearch: SITE_SEARCH };

/** The grades that a finish works on, with the ids of grades. */
export interface FinishedGrades {
  readonly families?: readonly string[] | null;
  readonly grades?: readonly string[] | null;
  readonly exceptGrades?: readonly string[] | null;
}

/** Whether a grade can have a finish. */
export function suitsGrade(
  { families, grades, exceptGrades }: FinishedGrades,
  { id, family }: { readonly id: string; readonly family: string },
): boolean {
  if (exceptGrades?.includes(id)) return false;
  const named = [...(families ?? []), ...(grades ?? [])];
  return named.length === 0 || named.includes(family) || named.includes(id);
}
