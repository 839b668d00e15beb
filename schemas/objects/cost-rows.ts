import { defineType } from "@sanity/types";
import { SAMPLE_PARTS } from "pricing/sample-parts.ts";
import { countOf, storedField } from "stored-values/stored-value.ts";

import { choiceField, numberField, referenceField, textField } from "../fields/basic-fields.ts";
import { referencesField } from "../fields/common-fields.ts";
import { POINT_LENGTH } from "../fields/limits.ts";

// The rows of a cost model. Prices are in its currency.

/** What material costs, for one or more grades. */
export const materialCost = defineType({
  name: "materialCost",
  title: "Material",
  type: "object",
  fields: [
    referencesField("grades", "Grades", "Grades with this price. Each needs a density.", {
      to: ["materialGrade"],
    }),
    numberField("pricePerKilogram", "Price per kg", "As bar, plate, sheet, powder, resin or granules.", {
      isRequired: true,
      min: 0.1,
      max: 5000,
    }),
    numberField(
      "speed",
      "Speed",
      "How fast it is cut or built, compared with the rates of the model: 1 is the same, 0.5 takes twice as long. If empty, 1.",
      { min: 0.02, max: 10 },
    ),
  ],
  preview: {
    select: { grades: "grades", first: "grades.0.name", price: "pricePerKilogram" },
    prepare: ({ grades, first, price }) => ({
      title: [first ?? "No grade yet", ...(Object.keys(Object(grades)).length > 1 ? ["…"] : [])].join(" "),
      subtitle: `${price ?? "?"} per kg · ${countOf(Object.values(Object(grades)), "grade")}`,
    }),
  },
});

/** What a finish costs. */
export const finishCost = defineType({
  name: "finishCost",
  title: "Finish",
  type: "object",
  fields: [
    referenceField("finish", "Finish", "The finish that has this price.", { to: "finish", isRequired: true }),
    numberField("pricePerOrder", "Price per order", "Setup, masking plan, minimum batch. If empty, 0.", {
      min: 0,
      max: 10_000,
    }),
    numberField("pricePerPart", "Price per part", "Handling and masking of each part. If empty, 0.", {
      min: 0,
      max: 1000,
    }),
    numberField("pricePerArea", "Price per dm²", "For each dm² of the part’s surface. If empty, 0.", {
      min: 0,
      max: 1000,
    }),
    numberField("days", "Days", "Business days that it adds to the lead time. If empty, 0.", {
      min: 0,
      max: 60,
    }),
  ],
  validation: (rule) => rule.custom((row) => freeFinishProblem(row) ?? true).warning(),
  preview: {
    select: { title: "finish.name", area: "pricePerArea", part: "pricePerPart" },
    prepare: ({ title, area, part }) => ({
      title: title ?? "No finish yet",
      subtitle: `${part ?? 0} per part, ${area ?? 0} per dm²`,
    }),
  },
});

/** What is wrong with a finish that costs nothing: to visitors it is the same as “None”. */
export function freeFinishProblem(row: unknown): string | undefined {
  const prices = ["pricePerOrder", "pricePerPart", "pricePerArea"].map((name) => storedField(row, name));
  return prices.some((price) => typeof price === "number" && price > 0)
    ? undefined
    : "This finish has no price. Visitors can choose “None”, which costs nothing.";
}

/** The lead time of orders up to a quantity. */
export const leadTimeStep = defineType({
  name: "leadTimeStep",
  title: "Lead time",
  type: "object",
  fields: [
    numberField(
      "upTo",
      "Up to",
      "The largest quantity. The last row is the largest that visitors can choose.",
      {
        isRequired: true,
        min: 1,
        max: 1_000_000,
      },
    ),
    numberField("from", "From", "Business days, without the finish.", { isRequired: true, min: 1, max: 200 }),
    numberField("to", "To", "Business days, without the finish.", { isRequired: true, min: 1, max: 200 }),
  ],
  preview: {
    select: { upTo: "upTo", from: "from", to: "to" },
    prepare: ({ upTo, from, to }) => ({
      title: `Up to ${upTo ?? "?"}`,
      subtitle: `${from ?? "?"}–${to ?? "?"} business days`,
    }),
  },
});

/** A quote that staff remember, to compare the model with. */
export const realQuote = defineType({
  name: "realQuote",
  title: "Real quote",
  type: "object",
  fields: [
    choiceField("part", "Part", "The example part that is most like the quoted one.", {
      list: SAMPLE_PARTS.map(({ id, name }) => ({ value: id, title: name })),
      isRequired: true,
    }),
    referenceField("grade", "Grade", "If empty, the first material of the model.", { to: "materialGrade" }),
    numberField("quantity", "Quantity", "The quoted quantity.", { isRequired: true, min: 1, max: 1_000_000 }),
    numberField("pricePerPart", "Price per part", "As quoted, in the currency of the model.", {
      isRequired: true,
      min: 0.01,
      max: 1_000_000,
    }),
    textField("note", "Note", "For example the number of the request.", { max: POINT_LENGTH }),
  ],
  preview: {
    select: { part: "part", quantity: "quantity", price: "pricePerPart" },
    prepare: ({ part, quantity, price }) => ({
      title: SAMPLE_PARTS.find(({ id }) => id === part)?.name ?? "No part yet",
      subtitle: `${quantity ?? "?"} at ${price ?? "?"}`,
    }),
  },
});
