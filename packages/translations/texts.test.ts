import { expect, test } from "vitest";

import { applyTranslation } from "./apply.ts";
import { pathSegments } from "./stored.ts";
import { page, pageFields, paragraph } from "./testing/example.ts";
import { mapTexts, textsOf } from "./texts.ts";

const isText = (name: string) => name !== "path";

test("texts have stable paths, and choices, addresses and numbers are left out", () => {
  expect(textsOf(page, pageFields).map(({ path, text }) => [path, text])).toEqual([
    ["title", "About us"],
    ['blocks[_key=="h"].heading', "Milling to ±0.05 mm"],
    ['blocks[_key=="h"].points[0]', "Fast"],
    ['blocks[_key=="h"].points[1]', "0.5 mm"],
    ['blocks[_key=="h"].svg[label=="wall > 2"]', "wall > 2"],
    ['blocks[_key=="h"].svg[label=="0.5"]', "0.5"],
    ['blocks[_key=="q"].text[_key=="p"]', "See <1>the guide</1>, up to <2/>."],
  ]);
});

test("paths have segments, as Sanity uses them", () => {
  expect(pathSegments('blocks[_key=="a\\"].b"].points[1]')).toEqual([
    "blocks",
    { _key: 'a"].b' },
    "points",
    1,
  ]);
  expect(pathSegments('parts[_key=="a"].svg[label=="a.b [c]"]')).toEqual(["parts", { _key: "a" }, "svg"]);
});

test("a path of a file or a draft is read whatever its key says", () => {
  expect(pathSegments(String.raw`blocks[_key=="\q"].heading`)).toEqual([
    "blocks",
    { _key: String.raw`\q` },
    "heading",
  ]);
});

test("translators learn what a text is for and how long it may be", () => {
  expect(textsOf(page, pageFields)[0]).toMatchObject({ title: "Title", description: "For lists.", max: 20 });
});

test("texts that are replaced by themselves leave the document as it is", () => {
  expect(mapTexts(page, pageFields, ({ text }) => text)).toEqual(page);
});

test("a translation is laid over a document, and over a part of it that a query selects", () => {
  const texts = [
    { path: "title", text: "Über uns", language: "de" },
    { path: 'blocks[_key=="h"].svg[label=="wall > 2"]', text: "Wand > 2", language: "de" },
    { path: 'blocks[_key=="q"].text[_key=="p"]', text: "Bis <2/>: <1>Leitfaden</1>", language: "de" },
  ];
  const applied = applyTranslation(
    { title: page.title, blocks: page.blocks, path: page.path },
    { texts, language: "de", original: "en", isText },
  );
  expect(applied).toMatchObject({
    title: "Über uns",
    path: "/about",
    blocks: [
      { heading: "Milling to ±0.05 mm", svg: expect.stringContaining(">Wand &gt; 2</text><text>0,5<") },
      {
        text: [
          {
            children: [
              { text: "Bis ", marks: [] },
              { _key: "d", value: 5 },
              { text: ": ", marks: [] },
              { _key: "b", text: "Leitfaden", marks: ["m"] },
            ],
          },
        ],
      },
    ],
  });
});

test("a translation replaces no value that is no text, alone or in a list", () => {
  const value = { title: "About us", path: "/about", choices: ["tight", "large"], points: ["Fast"] };
  const texts = ["title", "path", "choices[0]", "points[0]"].map((path) => ({
    path,
    text: "Anders",
    language: "de",
  }));
  const applied = applyTranslation(value, {
    texts,
    language: "de",
    original: "en",
    isText: (name) => name === "title" || name === "points",
  });
  expect(applied).toEqual({ ...value, title: "Anders", points: ["Anders"] });
});

test("a paragraph whose figures have changed since stays in the language of the original", () => {
  const path = 'blocks[_key=="q"].text[_key=="p"]';
  const texts = [{ path, text: "Siehe <1>Leitfaden</1>.", language: "de" }];
  const applied = applyTranslation(page, { texts, language: "de", original: "en", isText });
  expect(applied.blocks[1]).toMatchObject({ text: [{ ...paragraph, foreign: { children: "en" } }] });
});

test("each object says which of its texts are in another language than the reader's", () => {
  const record = {
    _type: "grade",
    title: "Glass",
    points: ["Fast", "PA12"],
    codes: ["PA12"],
    tolerance: { _type: "quantity", value: 1, title: "as cast" },
    text: [paragraph],
    svg: '<svg><text x="1">Wall</text></svg>',
    finish: { _id: "anodizing", title: "Anodizing" },
  };
  const texts = [
    { path: "title", text: "Glas", language: "nl" },
    { path: "points[0]", text: "Schnell", language: "de" },
    { path: "tolerance.title", text: "wie gegossen", language: "de" },
  ];
  const names = new Set(["title", "points", "codes", "svg"]);
  const applied = applyTranslation(record, {
    texts,
    language: "de",
    original: "en",
    isText: (name) => names.has(name),
  });
  expect(applied.foreign).toEqual({ title: "nl", svg: "en" });
  expect(applied.points).toEqual(["Schnell", "PA12"]);
  expect(applied.tolerance).toEqual({ _type: "quantity", value: 1, title: "wie gegossen" });
  expect(applied.text).toEqual([{ ...paragraph, foreign: { children: "en" } }]);
  expect(applied.finish).toEqual(record.finish);
});
