import { array, assert, constantFrom, letrec, nat, oneof, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.ts";
import type { ExportedDocument } from "./exchange.ts";
import { readXliff } from "./read-xliff.ts";
import { intoGerman, page, pageFields, paragraph } from "./testing/example.ts";
import { pairTexts } from "./translation.ts";
import { writeXliff } from "./write-xliff.ts";

const describeCode = ({ kind }: { kind: string }) => (kind === "inline" ? "5 mm" : "link");
const languages = { sourceLanguage: "en", targetLanguage: "de", describeCode };
const german = {
  ...page,
  title: "Über uns",
  blocks: [
    page.blocks[0],
    { _type: "prose", _key: "q", text: [{ ...paragraph, children: [{ _type: "span", text: "Alt" }] }] },
  ],
  sources: [
    { _key: "a", path: "title", text: "About us" },
    { _key: "b", path: 'blocks[_key=="q"].text[_key=="p"]', text: "Old" },
  ],
};
const exported = [
  { id: "page/about", name: "/about", texts: pairTexts(page, german, pageFields, intoGerman) },
  { id: "page/empty", name: "/empty", texts: [] },
];

test("XLIFF has a unit for each text, with codes, notes and states", () => {
  const xliff = writeXliff(exported, languages);
  expect(xliff).toContain(
    '<unit id="u2" name="title">\n<notes>\n<note>Title: For lists.</note>\n<note>At most 20 characters</note>\n</notes>\n<segment state="final">\n<source xml:space="preserve">About us</source>\n<target xml:space="preserve">Über uns</target>\n</segment>\n</unit>',
  );
  expect(xliff).toContain("The source has changed. The translation is of: Old");
  expect(xliff).toContain(
    '<source xml:space="preserve">See <pc id="1" canCopy="no" canDelete="no" type="link" dataRefStart="d1" dispStart="link">the guide</pc>, up to <ph id="2" canCopy="no" canDelete="no" dataRef="d2" equiv="5 mm" disp="5 mm"/>.</source>',
  );
  expect(xliff).not.toContain("page/empty");
});

const kept = exported[0]?.texts.map(({ path, text, translation, state }) => ({
  document: "page/about",
  path,
  source: text,
  translation: translation ?? "",
  isOpen: state !== "current",
}));

test("texts come back from XLIFF and CSV as they were", () => {
  const open = kept?.map((text) => ({ ...text, isOpen: text.isOpen || text.translation === "" }));
  expect(readXliff(writeXliff(exported, languages))).toEqual({
    sourceLanguage: "en",
    targetLanguage: "de",
    texts: open,
  });
  expect(readCsv(writeCsv(exported, languages), "de")).toEqual(kept);
});

test("any text comes back as it was", () => {
  const unit = constantFrom(
    "a",
    " ",
    "\n",
    "<",
    "1",
    ">",
    "/",
    "&",
    '"',
    "'",
    "=",
    "-",
    "+",
    ",",
    ";",
    "\t",
    "|",
    "\uFF1D",
    "ü",
    "\u00A0",
    "𝄞",
  );
  assert(
    property(string({ unit, minLength: 1 }), constantFrom("plain", "paragraph"), (text, kind) => {
      const source = kind === "plain" ? text : text.replaceAll("<", "");
      const pair = {
        path: "p",
        text: source,
        title: "T",
        translation: source,
        translated: source,
        needsTranslator: true,
        codes: [],
      };
      const document: ExportedDocument = {
        id: "page/a",
        name: "a",
        texts: [{ ...pair, kind: kind === "plain" ? "plain" : "paragraph", state: "current" }],
      };
      const expected = { document: "page/a", path: "p", source, translation: source };
      expect(readXliff(writeXliff([document], languages)).texts).toMatchObject([expected]);
      expect(readCsv(writeCsv([document], languages), "de")).toMatchObject([expected]);
    }),
  );
});

const file = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:x="urn:x" version="2.1" srcLang="en" trgLang="de"><file id="f" original="page/a"><unit id="u" name="p" type="content:paragraph">${unit}</unit></file></xliff>`;

test("what translation programs do to a file is understood: segments, split codes, marks, reordering, foreign elements", () => {
  const unit = `<x:extra><x:source>no</x:source></x:extra>
    <segment state="translated"><source>One <pc id="1">a</pc>.</source><target order="3"><mrk id="m" translate="no">Eins</mrk> <sc id="1"/>a<ec startRef="1"/>.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment state="final"><source>Two <ph id="2"/></source><target order="1">Zwei<cp hex="0041"/> <ph id="2"/></target></segment>`;
  expect(readXliff(file(unit)).texts).toEqual([
    {
      document: "page/a",
      path: "p",
      source: "One <1>a</1>. Two <2/>",
      translation: "ZweiA <2/> Eins <1>a</1>.",
      isOpen: false,
    },
  ]);
});

test.each([
  ["a figure inside a link", '<pc id="1">up to <ph id="2"/> long</pc>.', "<1>up to </1><2/><1> long</1>."],
  ["a mark that a program added", '<pc id="bold">a</pc> b', "<0>a</0> b"],
  ["a mark inside a link", '<pc id="1">a <pc id="2">b</pc> c</pc>.', "<1>a </1><2>b</2><1> c</1>."],
  [
    "marks that overlap",
    '<sc id="1"/>a <sc id="2"/>b <ec startRef="1"/>c<ec startRef="2"/>.',
    "<1>a </1><2>b c</2>.",
  ],
])("no word is lost, whatever the codes are: %s", (_what, inline, expected) => {
  const unit = `<segment><source>${inline}</source><target>${inline}</target></segment>`;
  expect(readXliff(file(unit)).texts).toMatchObject([{ source: expected, translation: expected }]);
});

test("a code that starts in a segment and ends in another one has the words of both", () => {
  const unit = `
    <segment><source>See <sc id="1"/>this.</source><target>Siehe <sc id="1"/>dies.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>And that<ec startRef="1"/>.</source><target>Und das<ec startRef="1"/>.</target></segment>
    <segment><source> End</source><target> Ende</target></segment>`;
  expect(readXliff(file(unit)).texts).toMatchObject([
    { source: "See <1>this. And that</1>. End", translation: "Siehe <1>dies. Und das</1>. Ende" },
  ]);
});

test("every word of a target arrives, however its codes are nested", () => {
  const { tree } = letrec<{ tree: string; node: string }>((tie) => ({
    tree: array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("")),
    node: oneof(
      { maxDepth: 4 },
      constantFrom("a", "b ", '<ph id="7"/>', '<sc id="8"/>', '<ec startRef="8"/>', '<cp hex="0041"/>'),
      tuple(nat(3), tie("tree")).map(([id, inner]) => `<pc id="${id + 1}">${inner}</pc>`),
    ),
  }));
  assert(
    property(tree, (target) => {
      const unit = `<segment><source>a</source><target>${target}</target></segment>`;
      const [text] = readXliff(file(unit)).texts;
      const words = target.replaceAll('<cp hex="0041"/>', "A").replaceAll(/<[^>]*>/g, "");
      expect(text?.translation.replaceAll(/<[^>]*>/g, "") || (text?.source ?? "")).toBe(words || "a");
    }),
  );
});

test("a unit of which a segment is not translated is open and has no translation", () => {
  const unit =
    "<segment state='final'><source>One</source><target>Eins</target></segment><segment><source>Two</source></segment>";
  expect(readXliff(file(unit)).texts).toMatchObject([{ source: "OneTwo", translation: "", isOpen: true }]);
});

test.each([
  ["", "This is not XML"],
  ["<html/>", "This is not an XLIFF file of version 2"],
  [
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    "This is not an XLIFF file of version 2",
  ],
  [file("<segment>"), "This is not XML"],
  [
    '<!DOCTYPE x [<!ENTITY e "boom">]><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0">&e;</xliff>',
    "This is not XML",
  ],
])("%s is rejected", (xml, message) => {
  expect(() => readXliff(xml)).toThrow(message);
});

test("a file with very many codes that are not closed is rejected, because it would take long to read", () => {
  const source = '<sc id="1"/>'.repeat(2000);
  expect(() => readXliff(file(`<segment><source>${source}</source></segment>`))).toThrow("too many codes");
});

test("a spreadsheet may save with semicolons and other columns, but needs ours", () => {
  const csv = 'Path;Source;Translation (de);Document;Extra\r\np;"a;b";"ä\r\nö";page/a;\r\n\r\n';
  expect(readCsv(csv, "de")).toEqual([
    { document: "page/a", path: "p", source: "a;b", translation: "ä\nö", isOpen: false },
  ]);
});

test("a table without translations into the language is not read", () => {
  for (const csv of ["document,path,source\n", writeCsv(exported, { ...languages, targetLanguage: "ja" })])
    expect(() => readCsv(csv, "de")).toThrow("The first row has no column “translation (de)”");
});

test.each(["=1+1", " =1+1", "\u200B=1+1", "\uFF1D1+1", "'\uFF0B1"])(
  "a spreadsheet runs no formula of the text %j, which comes back as it was",
  (title) => {
    const texts = pairTexts({ ...page, title }, undefined, pageFields, intoGerman);
    const csv = writeCsv([{ id: "page/about", name: "/about", texts }], languages);
    expect(csv).toContain(`"'${title}"`);
    expect(readCsv(csv, "de").find(({ path }) => path === "title")?.source).toBe(title);
  },
);

test.each(["a;=1", "a\n=1", 'a;" =1', "a|\uFF0B1", "a\t-1"])(
  "a spreadsheet that separates cells elsewhere runs no formula of the text %j, which comes back as it was",
  (title) => {
    const texts = pairTexts({ ...page, title }, undefined, pageFields, intoGerman);
    const csv = writeCsv([{ id: "page/about", name: "/about", texts }], languages);
    expect(
      csv
        .slice(1)
        .split(/[;|\t\r\n]/u)
        .filter((cell) => /^[\s"]*[=+\-@\uFF0B]/u.test(cell)),
    ).toEqual([]);
    expect(readCsv(csv, "de").find(({ path }) => path === "title")?.source).toBe(title);
  },
);

test("elements inside of a hundred others are an error, at once", () => {
  const root =
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">';
  const deep = `${root}${"<a>".repeat(100_000)}`;
  const start = Date.now();
  expect(() => readXliff(deep)).toThrow("inside more than 100 others");
  expect(Date.now() - start).toBeLessThan(1000);
});
