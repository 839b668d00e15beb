import { expect, test } from "vitest";

import { createSearch } from "./engine.ts";
import { german } from "./german.ts";
import { createSearchIndex } from "./search-index.ts";
import { termsOf } from "./terms.ts";

const entry = (title: string, text = "") => ({
  group: "page",
  title,
  page: "",
  href: `/${title}`,
  summary: "",
  figures: [],
  names: [],
  text,
});
const options = { anchorOf: (title: string) => title, wordForms: german };

test.each([
  ["Fräsen", "fraesen"],
  ["Oberflächen", "oberflaeche"],
  ["Maß", "mass"],
  ["Toleranzen", "Toleranz"],
  ["Wandstärken", "wandstarke"],
  ["0,5 mm", "0.5 mm"],
  ["0,125 mm", "0.125 mm"],
  ["12,125 mm", "12,1250 mm"],
  ["1.200 mm", "1200 mm"],
  ["1.200.000 Teile", "1200000 Teile"],
  ["1.200,5 kg", "1200,5 kg"],
])("“%s” and “%s” are the same terms in German", (one, other) => {
  expect(termsOf(one, german)).toEqual(termsOf(other, german));
});

test.each([
  ["1.4301", "14301"],
  ["1,200 mm", "1200 mm"],
  ["0.125 mm", "0125 mm"],
])("“%s” and “%s” are other terms in German", (one, other) => {
  expect(termsOf(one, german)).not.toEqual(termsOf(other, german));
});

test("a German query finds German pages in other forms and spellings", async () => {
  const entries = [entry("CNC-Fräsen", "Bohrungen und Gewinde"), entry("Spritzguss", "Entformungsschräge")];
  const search = await createSearch(await createSearchIndex(entries, { ...options, synonyms: [] }), options);
  const titles = (query: string) => search(query).found.map(({ entry: { title } }) => title);
  expect(titles("fraesen")).toEqual(["CNC-Fräsen"]);
  expect(titles("die Bohrung")).toEqual(["CNC-Fräsen"]);
  expect(titles("entformungsschraege")).toEqual(["Spritzguss"]);
});

test("a word of any length takes linear time", () => {
  expect(termsOf(".101".repeat(40_000), german).length).toBeGreaterThan(1);
});

test("English stays English: German forms are an option", () => {
  expect(termsOf("Fräsen")).not.toEqual(termsOf("fraesen"));
  expect(termsOf("due")).toEqual(["due"]);
});
