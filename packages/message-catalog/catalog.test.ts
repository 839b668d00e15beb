import { expect, test } from "vitest";

import { createWords } from "./catalog.ts";
import { dataOfTexts, textsOfData } from "./data.ts";
import { translatableTexts } from "./translatable.ts";

const english = {
  title: "Search",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  steps: [{ title: "Read" }, { title: "Reply" }],
  formulas: ["a", "b"],
  fields: { name: "Name", tooLong: (label: string, max: number) => `${label}: at most ${max}` },
  turned: (times: number) => (times === 2 ? "turned twice" : `turned ${times} times`),
  pattern: /inch/,
};

const GERMAN = {
  title: "Suche",
  "count()": "{0, plural, one {1 Ergebnis} other {{0} Ergebnisse}}",
  steps: [{ title: "Lesen" }, { title: "Antworten" }],
  formulas: ["c", "d"],
  fields: { name: "Name", "tooLong()": "höchstens {1}: {0}" },
  "turned()": "{0}-mal gedreht",
  pattern: /Zoll/,
};

test("the words of a language have the shape of the first one", () => {
  const words = createWords<typeof english, object>(GERMAN, {}, "de");
  expect(words.count(1)).toBe("1 Ergebnis");
  expect(words.count(2)).toBe("2 Ergebnisse");
  expect(words.fields.tooLong("Name", 5)).toBe("höchstens 5: Name");
  expect(words.steps.map(({ title }) => title)).toEqual(["Lesen", "Antworten"]);
  expect(words.formulas).toEqual(["c", "d"]);
});

test("code goes before data, and leaves the words beside it", () => {
  const code = { turned: (times: number) => (times === 2 ? "zweimal gedreht" : `${times}-mal gedreht`) };
  const words = createWords<typeof english, object>(GERMAN, { ...code, fields: { name: "Nachname" } }, "de");
  expect(words.turned(2)).toBe("zweimal gedreht");
  expect(words.fields.name).toBe("Nachname");
  expect(words.fields.tooLong("Name", 5)).toBe("höchstens 5: Name");
});

test("translators get what functions say", () => {
  expect(translatableTexts(english)).toEqual(
    new Map([
      ["title", "Search"],
      ["count()", "{0, plural, one {1 result} other {{0} results}}"],
      ["steps.0.title", "Read"],
      ["steps.1.title", "Reply"],
      ["formulas.0", "a"],
      ["formulas.1", "b"],
      ["fields.name", "Name"],
      ["fields.tooLong()", "{0}: at most {1}"],
      ["turned()", "turned {0} times"],
    ]),
  );
});

test("a missing value, a function that changes a text, and one that no message can say", () => {
  const texts = translatableTexts({
    withExtension: (number: string, extension?: string) =>
      extension ? `${number} ext. ${extension}` : number,
    lowerCase: (label: string) => `: show ${label.toLowerCase()}`,
    withExtra: (count: number, extra: number) => `${count}${extra > 0 ? ` and ${extra}` : ""}`,
  });
  expect([...texts]).toEqual([
    ["withExtension()", "{1, select, undefined {{0}} other {{0} ext. {1}}}"],
    ["lowerCase()", ": show {0}"],
  ]);
});

test("texts by their paths make the same data", () => {
  const { pattern: _, ...data } = GERMAN;
  expect(dataOfTexts(textsOfData(data))).toEqual(data);
});
