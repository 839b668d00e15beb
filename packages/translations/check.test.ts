import { expect, test } from "vitest";

import { checkTranslation } from "./check.ts";

/** What is wrong with the quotation marks of a text that has no source of its own. */
const problemsOf = (text: string, language: string) =>
  checkTranslation({ source: text, translation: text, kind: "plain" }, language, () => []);

test.each([
  ["de", "Das heißt „Spritzguss“ (ein Teil „wie gegossen“)."],
  ["de", 'Ein Rohr von 1" hat ein Gewinde.'],
  ["de-CH", "„Entformungsschräge“"],
  ["ja", "「抜き勾配」とは"],
  ["es", "El “desmoldeo”"],
])("in %s, %s has the right quotation marks", (language, text) => {
  expect(problemsOf(text, language)).toEqual([]);
});

test.each([
  ["de", "Das heißt “Spritzguss”.", "„…“"],
  ["de", "“Spritzguss“ heißt das", "„…“"],
  ["de", 'Das heißt "Spritzguss".', "„…“"],
  ["ja", "“抜き勾配”とは", "「…」"],
  ["ja", '"抜き勾配"とは', "「…」"],
])("in %s, %s should have %s as quotation marks", (language, text, marks) => {
  expect(problemsOf(text, language)).toEqual([
    { level: "error", message: `Write quotation marks as ${marks}` },
  ]);
});
