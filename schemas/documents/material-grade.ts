import { defineField, defineType } from "@sanity/types";
import { materialFamilies } from "material-properties/classes.ts";
import { propertyFacts, propertyGroups, propertyNames } from "material-properties/properties.ts";

import { choiceField, listField, textField } from "../fields/basic-fields.ts";
import { pointsField, referencesField } from "../fields/common-fields.ts";
import { MAX_LISTED_REFERENCES, POINT_LENGTH } from "../fields/limits.ts";
import { environments, needs, resistances } from "../quantities/material-ratings.ts";
import { namingSystemNames, namingSystems } from "../quantities/naming-systems.ts";
import { quantityField } from "../quantities/quantity-field.ts";
import type { SearchFacts } from "../site-search.ts";
import { costField, processesOfferingField } from "./document-fields.ts";

const resistanceOptions = Object.entries(resistances).map(([value, title]) => ({ value, title }));
const needOptions = Object.entries(needs).map(([value, title]) => ({ value, title }));

const SITE_SEARCH: SearchFacts = {
  group: "material",
  title: "name",
  names: ["standards", ...namingSystemNames],
  figures: ["tensileStrength", "yieldStrength", "density", "maxServiceTemperature"],
  notSearched: [...propertyNames, "stock"],
  summary: ["strengths", "uses"],
};

const type = defineType({
  name: "materialGrade",
  title: "Material grade",
  type: "document",
  groups: [
    { name: "grade", title: "Grade", default: true },
    { name: "properties", title: "Properties" },
    { name: "environment", title: "Chemicals and weather" },
    { name: "stock", title: "Stock" },
    { name: "use", title: "Use" },
  ],
  fieldsets: [
    { name: "names", title: "Names in standards", options: { columns: 2 } },
    ...Object.entries(propertyGroups).map(([name, title]) => ({ name, title })),
  ],
  fields: [
    textField("name", "Name", "What engineers call it, for example “Aluminum 6061-T6” or “PA12 (MJF)”.", {
      isRequired: true,
      max: 80,
      group: "grade",
    }),
    // A fixed list, because visitors filter by family.
    choiceField("family", "Family", "Visitors filter by it.", {
      // The site search finds the titles of choices.
      list: materialFamilies.map((family) => ({ value: family, title: family })),
      isRequired: true,
      group: "grade",
    }),
    { ...processesOfferingField("The processes that offer it."), group: "grade" },
    pointsField(
      "standards",
      "Standards and other names",
      "Trade names, product standards and names in other systems, for example “Delrin 150” or “ASTM F136”.",
      { group: "grade" },
    ),
    ...namingSystemNames.map((name) => {
      const { title, description } = namingSystems[name];
      return pointsField(
        name,
        `Names in ${title}`,
        `${description} The closest grade, if no grade is the same. One name per line.`,
        { group: "grade", fieldset: "names" },
      );
    }),
    textField(
      "condition",
      "Condition of the values",
      "The condition the values apply to, for example “Dry as molded”, “T6, plate” or “Aged, H900”. Data sheets show it above the values.",
      { max: 80, group: ["grade", "properties"] },
    ),
    defineField({
      name: "source",
      title: "Source of the figures",
      type: "string",
      group: "grade",
      description: "The data sheet or handbook, for example “EOS PA 2200 data sheet”.",
      validation: (rule) => [
        rule.max(160),
        rule
          .custom((source) => source !== undefined || "Enter the source of the figures. Data sheets show it")
          .warning(),
      ],
    }),
    { ...costField(), group: "grade" },
    ...propertyNames.map((name) => {
      const { title, description, unit, group, absent } = propertyFacts(name);
      return quantityField(name, title, description, { unit, group: "properties", fieldset: group, absent });
    }),
    textField(
      "flammability",
      "Flame rating",
      "With its thickness, for example “UL 94 V-0 at 1.5 mm”. Optional.",
      { max: 60, group: "properties" },
    ),
    defineField({
      name: "resistance",
      title: "Resistance",
      type: "object",
      group: "environment",
      description:
        "At room temperature, without load. Leave fields empty if the data sheet has no value. Concentration, heat and stress change the rating.",
      fields: Object.entries(environments).map(([name, title]) =>
        defineField({
          name,
          title,
          type: "string",
          options: { list: resistanceOptions, layout: "radio", direction: "horizontal" },
        }),
      ),
      options: { columns: 2 },
    }),
    pointsField(
      "environmentNotes",
      "Notes on chemicals and weather",
      "What the ratings leave out, one line each, for example “Stress cracks in alcohols under load”.",
      { group: "environment" },
    ),
    listField(
      "stock",
      "Stock forms",
      "The forms and sizes that are commonly in stock, one entry per form. Tables of stock show them.",
      { of: "stockForm", group: "stock" },
    ),
    textField(
      "availability",
      "Availability",
      "The forms and colors it is sold in, for example “Plate, rod and tube; natural and black”.",
      { max: POINT_LENGTH, group: "use" },
    ),
    defineField({
      name: "needs",
      title: "Good for",
      type: "array",
      group: "use",
      of: [{ type: "string", options: { list: needOptions } }],
      options: { list: needOptions, layout: "grid" },
      description: "Visitors filter by it. Check only what it does better than similar grades.",
    }),
    pointsField("strengths", "Strengths", "Why to choose it, one line each.", { group: "use" }),
    pointsField("limits", "Limits", "When not to choose it, one line each.", { group: "use" }),
    pointsField("uses", "Typical parts", "One kind of part per line.", { group: "use" }),
    pointsField("colors", "Colors", "The colors available without a finish, one per line.", {
      group: "use",
    }),
    referencesField("finishes", "Finishes", "The finishes that suit it best.", {
      to: ["finish"],
      max: MAX_LISTED_REFERENCES,
      group: "use",
    }),
  ],
  orderings: [
    {
      name: "family",
      title: "Family",
      by: [
        { field: "family", direction: "asc" },
        { field: "name", direction: "asc" },
      ],
    },
    { name: "name", title: "Name", by: [{ field: "name", direction: "asc" }] },
  ],
  preview: {
    select: { title: "name", subtitle: "family" },
  },
});

/** The document type, with its settings for the site search. */
export const materialGrade = { ...type, siteSearch: SITE_SEARCH };
