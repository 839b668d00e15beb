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

const many = (letter: string) =>
  Array.from({ length: 100_000 }, (_, index) => `{${letter}${index}}`).join(" ");

test("what is wrong with any number of placeholders or numbers is one short message, found in linear time", () => {
  const repeated = "5 ".repeat(200_000);
  const start = performance.now();
  const problems = [
    ...checkTranslation({ source: many("a"), translation: many("b"), kind: "plain" }, "de", () => []),
    ...checkTranslation({ source: repeated, translation: repeated, kind: "plain" }, "de", () => []),
    ...checkTranslation({ source: "{a}", translation: "{b}", kind: "plain" }, "de", () => []),
  ];
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The placeholders \{a0\}; \{a1\}; .*; 99,980 more are missing$/),
    expect.stringMatching(/^The placeholders \{b0\}; .*; 99,980 more are unknown$/),
    "The placeholder {a} is missing",
    "The placeholder {b} is unknown",
  ]);
});
