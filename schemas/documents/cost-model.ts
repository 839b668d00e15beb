import { defineField, defineType, type ValidationContext } from "@sanity/types";
import { METHODS } from "pricing/methods.ts";
import { factsOf, rateNames } from "pricing/rates.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { choiceField, listField, referenceField, textField, typedField } from "../fields/basic-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { currencies } from "../quantities/currency.ts";

/** The fields that only staff see. The site never asks for them. */
export const STAFF_FIELDS = ["confirmedOn", "confirmedBy", "quotes", "notes"] as const;

const states = [
  { value: "draft", title: "Draft: visitors see no price" },
  { value: "example", title: "Example rates: visitors see prices, labeled “example rates”" },
  { value: "confirmed", title: "Confirmed: visitors see prices until the date below" },
] as const;

/** What one method of a process costs. The site and the part check calculate prices from it. */
export const costModel = defineType({
  name: "costModel",
  title: "Cost model",
  type: "document",
  groups: [
    { name: "model", title: "Model", default: true },
    { name: "rates", title: "Rates" },
    { name: "rows", title: "Materials, finishes, lead times" },
    { name: "compare", title: "Real quotes" },
  ],
  fields: [
    textField("name", "Name", "For example “CNC milling”. Visitors see it.", {
      isRequired: true,
      max: 40,
      group: "model",
    }),
    referenceField("process", "Process", "The service that the prices are for.", {
      to: "service",
      isRequired: true,
      group: "model",
    }),
    choiceField("method", "Method", "Decides which rates the model needs, and its formulas.", {
      list: Object.entries(METHODS).map(([value, title]) => ({ value, title: sentenceCase(title) })),
      isRequired: true,
      group: "model",
    }),
    choiceField("state", "State", "Who may see prices of this model.", {
      list: states,
      layout: "column",
      isRequired: true,
      initialValue: "draft",
      group: "model",
    }),
    typedField("confirmedOn", "Confirmed on", "When someone at the company last checked every rate.", {
      type: "date",
      group: "model",
      hidden: hiddenUnless("state", "confirmed"),
    }),
    textField("confirmedBy", "Confirmed by", "Who checked them. Visitors never see it.", {
      max: 80,
      group: "model",
      hidden: hiddenUnless("state", "confirmed"),
    }),
    defineField({
      name: "validUntil",
      title: "Valid until",
      type: "date",
      group: "model",
      description: "The last day on which visitors see its prices.",
      hidden: hiddenUnless("state", "confirmed"),
      validation: (rule) => rule.custom(confirmationProblem),
    }),
    choiceField("currency", "Currency", "Of all prices of this model.", {
      // With titles: the Studio would write “Usd”.
      list: currencies.map((value) => ({ value, title: value })),
      layout: "row",
      isRequired: true,
      initialValue: "USD",
      group: "model",
    }),
    textField("notes", "Notes", "Where the rates come from. Visitors never see it.", {
      rows: 3,
      max: 600,
      group: "model",
    }),
    defineField({
      name: "rates",
      title: "Rates",
      type: "object",
      group: "rates",
      description: "Only the rates that the method needs. $ is the currency of the model.",
      options: { columns: 2 },
      fields: rateNames.map((name) => {
        const { title, description, unit, min, max, methods } = factsOf(name);
        const needs = (document: unknown) =>
          methods.some((method) => storedField(document, "method") === method);
        return defineField({
          name,
          title: `${title} (${unit})`,
          type: "number",
          description,
          hidden: ({ document }) => !needs(document),
          validation: (rule) => [
            rule.min(min).max(max),
            rule.custom((rate, { document }) => rate !== undefined || !needs(document) || "Enter this rate"),
          ],
        });
      }),
    }),
    listField("materials", "Materials", "The first grade is preselected.", {
      of: "materialCost",
      isRequired: true,
      min: 1,
      max: 40,
      group: "rows",
    }),
    listField("finishes", "Finishes", "The finishes that visitors can choose.", {
      of: "finishCost",
      max: 20,
      group: "rows",
    }),
    defineField({
      ...listField(
        "leadTimes",
        "Lead times",
        "From the smallest quantity to the largest. The first row must be within the lead time that pages state for the process, and the last one within its economical quantity.",
        {
          of: "leadTimeStep",
          grid: ["upTo", "from", "to"],
          group: "rows",
        },
      ),
      validation: (rule) => rule.required().min(1).max(8).custom(leadTimesProblem),
    }),
    listField(
      "quotes",
      "Real quotes",
      "Past quotes. “Try it” shows how far the model is from them. Visitors never see them.",
      { of: "realQuote", max: 50, group: "compare" },
    ),
  ],
  preview: {
    select: { name: "name", state: "state", validUntil: "validUntil" },
    prepare: ({ name, state, validUntil }) => ({
      title: name ?? "No name yet",
      subtitle: stateText(state, validUntil),
    }),
  },
});

function stateText(state: unknown, validUntil: unknown): string {
  if (state === "confirmed")
    return typeof validUntil === "string" ? `Confirmed until ${validUntil}` : "Confirmed";
  return state === "example" ? "Example rates" : "Draft";
}

/** What visitors see of a model: its prices, its prices as examples, or nothing. `today` is an ISO date. */
export function visibilityOf(model: unknown, today: string): "confirmed" | "example" | "expired" | "draft" {
  const state = storedField(model, "state");
  if (state === "example") return state;
  if (state !== "confirmed") return "draft";
  const validUntil = storedField(model, "validUntil");
  return typeof validUntil === "string" && validUntil >= today ? state : "expired";
}

function confirmationProblem(validUntil: unknown, { document }: Pick<ValidationContext, "document">) {
  if (storedField(document, "state") !== "confirmed") return true;
  const isComplete = [
    validUntil,
    storedField(document, "confirmedOn"),
    storedField(document, "confirmedBy"),
  ].every((value) => typeof value === "string" && value !== "");
  return isComplete || "Enter who confirmed the rates, on which day, and until when they are valid";
}

function leadTimesProblem(rows: unknown): string | true {
  const steps = storedItems(rows).map((row) => ({
    upTo: Number(storedField(row, "upTo")),
    from: Number(storedField(row, "from")),
    to: Number(storedField(row, "to")),
  }));
  if (steps.some(({ upTo }, index) => index > 0 && upTo <= (steps[index - 1]?.upTo ?? 0)))
    return "Each row needs a larger quantity than the one before";
  return steps.every(({ from, to }) => from <= to) || "“From” must not be later than “To”";
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
