import { defineArrayMember, defineField, defineType, type ValidationContext } from "@sanity/types";
import { publishedId, releaseOf } from "stored-values/stored-document.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { choiceField, numberField, referenceField, textField } from "../fields/basic-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { apiVersion, LIVE, warnsOnly } from "../fields/lake.ts";
import { CATALOG_LANGUAGES, IS_ORIGINAL, LANGUAGE_CODE, SITE_LANGUAGE } from "../fields/language.ts";
import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";
import { pathProblem } from "../fields/path.ts";
import { repeats } from "../fields/repeats.ts";
import { routableTypes } from "../fields/routable-types.ts";
import { currencies } from "../quantities/currency.ts";
import { synonymsField } from "./synonyms-field.ts";

const hiddenWithDollars = hiddenUnless("currency", ...currencies.filter((currency) => currency !== "USD"));

/** Another language of the site. English, the language that the site is written in, has no document. */
export const language = defineType({
  name: "language",
  title: "Language",
  type: "document",
  groups: [
    { name: "language", title: "Language", default: true },
    { name: "terms", title: "Terms" },
    { name: "search", title: "Search" },
  ],
  fields: [
    textField("englishName", "Name in English", "For editors, for example “German”.", {
      isRequired: true,
      max: LABEL_LENGTH,
      group: "language",
    }),
    textField(
      "name",
      "Name in the language itself",
      "As its speakers write it, for example “Deutsch”. Visitors choose it.",
      {
        isRequired: true,
        max: LABEL_LENGTH,
        group: "language",
      },
    ),
    defineField({
      name: "code",
      title: "Code",
      type: "string",
      description:
        "What its paths start with, for example de, ja or pt-br. Do not change it once pages are translated.",
      group: "language",
      validation: (rule) => [
        rule.required().custom((code, context) => checkCode(code, context)),
        rule
          .custom(
            warnsOnly((code: string | undefined, context) => checkCode(code, context, { isOfDrafts: true })),
          )
          .warning(),
        rule.custom((code) => catalogProblem(code) ?? true).warning(),
      ],
    }),
    choiceField("state", "State", "Visitors see a language and its pages only while it is live.", {
      list: [
        { value: "preparation", title: "In preparation: only in the preview" },
        { value: "live", title: "Live" },
      ],
      layout: "column",
      isRequired: true,
      initialValue: "preparation",
      group: "language",
    }),
    choiceField(
      "missingPages",
      "Pages without a translation",
      "What the language switch of such a page does.",
      {
        list: [
          {
            value: "english",
            title: "It stays, and says that it leads to the home page or to the English page",
          },
          { value: "hidden", title: "It leaves this language out" },
        ],
        layout: "column",
        isRequired: true,
        initialValue: "english",
        group: "language",
      },
    ),
    referenceField(
      "fallback",
      "Next best language",
      "Shown where a translation is missing. If empty, English. Optional.",
      { to: "language", group: "language" },
    ),
    choiceField("direction", "Direction", "How its texts run.", {
      list: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left, as in Arabic" },
      ],
      layout: "row",
      isRequired: true,
      initialValue: "ltr",
      group: "language",
    }),
    choiceField("units", "Units", "What its visitors see first. They can switch.", {
      list: [
        { value: "mm", title: "Millimeters" },
        { value: "inch", title: "Inches" },
      ],
      layout: "row",
      isRequired: true,
      initialValue: "mm",
      group: "language",
    }),
    choiceField(
      "currency",
      "Currency",
      "What its visitors see prices in, once you have entered its exchange rate. Another currency removes the rate. Optional.",
      { list: currencies.map((value) => ({ value, title: value })), layout: "row", group: "language" },
    ),
    numberField(
      "dollarRate",
      "Exchange rate for 1 US dollar",
      "In this currency, for example 0.92. Prices of cost models in US dollars are converted with it. Without it, visitors see the dollars.",
      { min: 0.0001, max: 100_000, hidden: hiddenWithDollars, group: "language" },
    ),
    defineField({
      name: "dollarRateOn",
      title: "On",
      type: "date",
      description: "The day of that price, which visitors see beside the prices.",
      hidden: hiddenWithDollars,
      group: "language",
      validation: (rule) =>
        rule.custom((day, { document }) =>
          day !== undefined || storedField(document, "dollarRate") === undefined
            ? true
            : "Enter the day of the price of a US dollar",
        ),
    }),
    defineField({
      name: "terms",
      title: "Terms",
      type: "array",
      group: "terms",
      description: "How translators write each term. The Check tool compares translations with this list.",
      of: [
        defineArrayMember({
          type: "object",
          title: "Term",
          fields: [
            textField("source", "English", "The term as English pages write it.", {
              isRequired: true,
              max: LABEL_LENGTH * 2,
            }),
            textField("target", "Translation", "The term as translations write it.", {
              isRequired: true,
              max: LABEL_LENGTH * 2,
            }),
            defineField({
              name: "others",
              title: "Also accepted",
              type: "array",
              of: [defineArrayMember({ type: "string" })],
              description: "Other translations that fit in some sentences. Optional.",
              validation: (rule) => rule.custom(repeats),
            }),
            textField("note", "Note", "When it applies, for translators. Optional.", { max: POINT_LENGTH }),
            defineField({
              name: "avoid",
              title: "Avoid",
              type: "array",
              of: [defineArrayMember({ type: "string" })],
              description: "Words that translations must not use for it. Optional.",
              validation: (rule) => rule.custom(repeats),
            }),
          ],
          preview: { select: { title: "source", subtitle: "target" } },
        }),
      ],
    }),
    synonymsField(
      // cspell:disable-next-line
      "For the site search in this language, in addition to those of the settings. One group per line, separated by commas: “Rauheit, Rauhigkeit”.",
      "search",
    ),
  ],
  preview: {
    select: { title: "englishName", code: "code", state: "state" },
    prepare: ({ title, code, state }) => ({
      title: title ?? "No name yet",
      subtitle: `/${code ?? "…"} · ${state === "live" ? "Live" : "In preparation"}`,
    }),
  },
});

/** Without a catalog in the code, the site takes the paths of a language for English ones. */
export function catalogProblem(code: string | undefined): string | undefined {
  if (code === undefined || CATALOG_LANGUAGES.some((each) => each === code)) return undefined;
  return "The site does not know this language yet, so neither visitors nor the preview find its pages. A developer adds it to the code: docs/recipes.md, “Add a language”";
}

/** Returns why a language cannot have a code as such; undefined if it can. */
export function codeProblem(code: string): string | undefined {
  if (code === SITE_LANGUAGE) return "English is the language of the site itself, and needs no document";
  if (!LANGUAGE_CODE.test(code)) return "Enter the code in lower case, for example de or pt-br";
  return pathProblem(`/${code}`);
}

const takenQuery = (documents: string) => `{
  "languages": *[_type == "language" && code == $code && ${documents}]{_id, englishName},
  "path": *[
    _type in $types && ${IS_ORIGINAL} && ${documents}
    && (lower(path) == $path || string::startsWith(lower(path), $path + "/"))
  ][0].path
}`;

const TAKEN = takenQuery(LIVE);
const TAKEN_BY_DRAFTS = takenQuery(`!${LIVE}`);

interface Taken {
  readonly languages: readonly { readonly _id: string; readonly englishName: unknown }[];
  readonly path: string | null;
}

/** Says which other language has the code, or which English page starts with it. With `isOfDrafts`, only drafts count. */
export async function checkCode(
  code: string | undefined,
  context: ValidationContext,
  { isOfDrafts = false } = {},
): Promise<string | true> {
  if (code === undefined) return true;
  const problem = codeProblem(code);
  if (problem !== undefined) return isOfDrafts || problem;
  const client = context.getClient({ apiVersion });
  const id = context.document?._id ?? "";
  const params = { code, path: `/${code}`, types: routableTypes, release: releaseOf(id) ?? "" };
  const taken = await client.fetch<Taken>(isOfDrafts ? TAKEN_BY_DRAFTS : TAKEN, params, {
    perspective: "raw",
  });
  const other = taken.languages.find(({ _id }) => publishedId(_id) !== publishedId(id));
  const where = isOfDrafts ? " in a draft" : "";
  if (other !== undefined)
    return `“${storedText(other, "englishName") ?? "Another language"}” already has this code${where}`;
  return (
    taken.path === null || `An English page starts with it${where}: ${taken.path}. Change its path first`
  );
}
