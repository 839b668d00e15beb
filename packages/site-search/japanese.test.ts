import { expect, test } from "vitest";

import { createSearch } from "./engine.ts";
import { japanese } from "./japanese.ts";
import { createSearchIndex } from "./search-index.ts";
import { termsOf, wordsOf } from "./terms.ts";

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
const options = { anchorOf: (title: string) => title, wordForms: japanese };

test("words are found without spaces between them, where they are", () => {
  const text = "M3ねじと射出成形の肉厚";
  const words = wordsOf(text, japanese);
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(["M3", "ねじ", "成形"]));
  for (const { word, index } of words) expect(text.slice(index, index + word.length)).toBe(word);
});

test.each([
  ["ＣＮＣ", "cnc"],
  ["センター", "センタ"],
  ["Ｒａ １．６", "Ra 1.6"],
  ["1,200個", "1200個"],
])("“%s” and “%s” are the same terms in Japanese", (one, other) => {
  expect(termsOf(one, japanese)).toEqual(termsOf(other, japanese));
});

test("marks of kana make other words", () => {
  expect(termsOf("ネジ", japanese)).not.toEqual(termsOf("ネシ", japanese));
});

test("a Japanese query finds Japanese pages", async () => {
  const entries = [
    entry("CNC切削加工", "穴とねじの公差、表面粗さRa 1.6"),
    entry("射出成形", "抜き勾配と肉厚の設計"),
    entry("ご注文方法", "納期と輸送"),
  ];
  const search = await createSearch(await createSearchIndex(entries, { ...options, synonyms: [] }), options);
  const titles = (query: string) => search(query).found.map(({ entry: { title } }) => title);
  expect(titles("切削")).toEqual(["CNC切削加工"]);
  expect(titles("抜き勾配")).toEqual(["射出成形"]);
  expect(titles("表面粗さ Ra1.6")).toEqual(["CNC切削加工"]);
  expect(titles("納期は")).toEqual(["ご注文方法"]);
});
