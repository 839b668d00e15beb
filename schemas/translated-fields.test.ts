import { describeFields } from "translations/fields.ts";
import { textsOf } from "translations/texts.ts";
import { expect, test } from "vitest";

import { schemaTypes } from "./index.ts";
import { copiedFields, describeCode, translationModel } from "./translated-fields.ts";

test("the texts that are copied are fields of the schema", () => {
  const fields = new Set<string>();
  describeFields(schemaTypes, (field) => {
    fields.add(field);
    return "text";
  });
  expect([...copiedFields].filter((field) => !fields.has(field))).toEqual([]);
});

test("documents for staff have no texts for translators", () => {
  const types = [...translationModel.fields.keys()];
  expect(types).toEqual(expect.arrayContaining(["page", "navigation", "materialGrade", "technicalDrawing"]));
  expect(types.filter((type) => ["redirect", "language", "translation"].includes(type))).toEqual([]);
});

test("translators get the name of a cost model, which visitors read, and nothing that is for staff", () => {
  const model = {
    name: "Injection molding",
    confirmedBy: "A. Lovelace",
    notes: "From the price lists of 2026",
    quotes: [{ _key: "bracket", _type: "realQuote", part: "angle-bracket", note: "Quoted to a customer" }],
  };
  const fields = translationModel.fields.get("costModel");
  const texts = fields && textsOf(model, fields);
  expect(texts?.map(({ path }) => path)).toEqual(["name"]);
});

test("translators learn what a code stands for", () => {
  const page = { _type: "link", kind: "internal", reference: { _ref: "about-us" } };
  const term = { _type: "glossaryMark", term: { _ref: "term-burr" } };
  expect(describeCode({ kind: "marked", marks: ["strong", page] })).toBe("important, link about-us");
  expect(describeCode({ kind: "marked", marks: [term] })).toBe("glossary term-burr");
  expect(describeCode({ kind: "marked", marks: [{ _type: "foreignWords", code: "zh" }] })).toBe(
    "words in the language zh",
  );
  expect(describeCode({ kind: "inline", object: { _type: "quantity", value: 5, unit: "mm" } })).toBe(
    "5\u00A0mm",
  );
  const linked = { _type: "quantity", capability: { _ref: "capability-cnc-angle" } };
  expect(describeCode({ kind: "inline", object: linked })).toBe("figure capability-cnc-angle");
});
