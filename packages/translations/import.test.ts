import { expect, test } from "vitest";

import { alignPage, differences } from "./align.ts";
import { acceptTexts, translate } from "./import.ts";
import { createTermCheck } from "./terms.ts";
import { exampleModel, intoGerman, page, pageFields, paragraph } from "./testing/example.ts";
import {
  countStates,
  pageFromSource,
  pairTexts,
  parseTranslationId,
  type StoredDocument,
} from "./translation.ts";

const paragraphPath = 'blocks[_key=="q"].text[_key=="p"]';
const heading = 'blocks[_key=="h"].heading';
const newText = (path: string, source: string, text: string) => ({ path, source, text });
const germanTexts = [
  newText("path", "/about", "/de/ueber-uns"),
  newText("title", "About us", "Über uns"),
  newText(heading, "Milling to ±0.05 mm", "Fräsen auf ±0,05 mm"),
  newText('blocks[_key=="h"].points[0]', "Fast", "Schnell"),
  newText(paragraphPath, "See <1>the guide</1>, up to <2/>.", "Siehe <1>Leitfaden</1>, bis <2/>."),
];

function germanOf(
  original: StoredDocument = page,
  translation?: StoredDocument,
  given = germanTexts,
): StoredDocument {
  const german = translate({ original, translation }, given, intoGerman, exampleModel);
  if (german === undefined) throw new Error("There is no translation.");
  return german;
}

const stateOf = (original: StoredDocument, german: StoredDocument) =>
  countStates(pairTexts(original, german, pageFields, intoGerman));

const withBlocks = (document: StoredDocument, blocks: readonly object[]): StoredDocument => ({
  ...document,
  blocks,
});
const [hero, prose] = page.blocks;
const blocksOf = (document: StoredDocument) => (Array.isArray(document["blocks"]) ? document["blocks"] : []);

test("a page is created with all blocks, its texts and what they translate", () => {
  const german = germanOf();
  expect(german).toMatchObject({
    _id: "about__de",
    _type: "page",
    language: "de",
    original: { _ref: "about", _weak: true },
    title: "Über uns",
    path: "/de/ueber-uns",
    tone: "light",
    blocks: [
      { _key: "h", heading: "Fräsen auf ±0,05 mm", points: ["Schnell", "0,5 mm"], limit: 3 },
      { _key: "q", text: [{ children: [{ text: "Siehe " }, { text: "Leitfaden" }, {}, { _key: "d" }, {}] }] },
    ],
  });
  expect(german["sources"]).toContainEqual({
    _key: "blocks-h-heading",
    path: heading,
    text: "Milling to ±0.05 mm",
  });
  expect(parseTranslationId(german._id)).toEqual({ original: "about", language: "de" });
});

test("texts that nobody has translated are missing, also in a page that is a copy", () => {
  const german = germanOf(page, undefined, germanTexts.slice(1, 2));
  expect(german).toMatchObject({ title: "Über uns", path: "/de/about" });
  // The path, the heading, a point, the labels and the paragraph.
  expect(stateOf(page, german)).toEqual({ missing: 6, changed: 0, current: 2 });
});

test("a changed text of the original is found, and the translation stays", () => {
  const changed = withBlocks(page, [{ ...hero, heading: "Milling to ±0.02 mm" }, { ...prose }]);
  const pairs = pairTexts(changed, germanOf(), pageFields, intoGerman);
  expect(pairs.find(({ path }) => path === heading)).toMatchObject({
    state: "changed",
    translated: "Milling to ±0.05 mm",
    translation: "Fräsen auf ±0,05 mm",
  });
});

test("a text that somebody typed into the form is not taken for a translation of what the original says now", () => {
  const german = { ...germanOf(), title: "Wir", sources: [] };
  expect(pairTexts(page, german, pageFields, intoGerman).find(({ path }) => path === "title")?.state).toBe(
    "changed",
  );
});

test("aligning takes over blocks, figures and links, and keeps what the page has of its own", () => {
  const extra = { _type: "hero", _key: "own", heading: "Nur hier" };
  const german = germanOf();
  const own = withBlocks(german, [...blocksOf(german).slice(0, 1), extra, ...blocksOf(german).slice(1)]);
  const added = { _type: "hero", _key: "new", heading: "New" };
  const original = withBlocks(page, [{ ...prose }, added, { ...hero, limit: 4 }]);
  expect(differences(original, own, pageFields).map(({ path }) => path)).toEqual([
    'blocks[_key=="h"].limit',
    'blocks[_key=="new"]',
    "blocks",
  ]);
  const aligned = alignPage(original, own, pageFields);
  expect(blocksOf(aligned)).toMatchObject([
    { _key: "q" },
    { _key: "new", heading: "New" },
    { _key: "h", heading: "Fräsen auf ±0,05 mm", limit: 4 },
    { _key: "own" },
  ]);
  expect(differences(original, aligned, pageFields)).toEqual([]);
});

test("the fields of the lake are no difference, and stay those of the page", () => {
  const original = { ...page, _originalId: "drafts.about", _rev: "a", _system: { base: { id: "about" } } };
  const own = { ...germanOf(), _originalId: "drafts.about__de", _rev: "b" };
  expect(differences(original, own, pageFields)).toEqual([]);
  expect(alignPage(original, own, pageFields)).toEqual(own);
  expect(pageFromSource(original, "de")).toEqual(pageFromSource(page, "de"));
});

test("a block that this language removed stays removed, and one that the original removed goes", () => {
  const german = germanOf();
  const removedHere = withBlocks(german, blocksOf(german).slice(1));
  expect(blocksOf(alignPage(page, removedHere, pageFields))).toHaveLength(1);
  expect(stateOf(page, removedHere)).toMatchObject({ changed: 0 });
  const removedThere = withBlocks(page, [{ ...hero }]);
  expect(blocksOf(alignPage(removedThere, german, pageFields))).toMatchObject([{ _key: "h" }]);
});

test("a new text changes nothing else, and adds its block if the page lacks it", () => {
  const added = { _type: "hero", _key: "new", heading: "New", limit: 1 };
  const original = withBlocks(page, [{ ...hero, limit: 4 }, added, { ...prose }]);
  const german = germanOf();
  const renamed = alignPage(original, german, pageFields, {
    texts: [newText("title", "About us", "Wir")],
    within: null,
  });
  expect(renamed).toEqual({ ...german, title: "Wir" });
  const texts = [newText('blocks[_key=="new"].heading', "New", "Neu")];
  expect(blocksOf(alignPage(original, german, pageFields, { texts, within: null }))).toMatchObject([
    { _key: "h", limit: 3 },
    { _key: "new", heading: "Neu", limit: 1 },
    { _key: "q" },
  ]);
});

test("one block is taken over alone", () => {
  const added = { _type: "hero", _key: "new", heading: "New" };
  const original = withBlocks(page, [{ ...hero, limit: 4 }, { ...prose }, added]);
  const aligned = alignPage(original, germanOf(), pageFields, { within: 'blocks[_key=="new"]' });
  expect(blocksOf(aligned)).toMatchObject([
    { _key: "h", limit: 3 },
    { _key: "q" },
    { _key: "new", heading: "New" },
  ]);
  const figure = alignPage(original, germanOf(), pageFields, { within: 'blocks[_key=="h"]' });
  expect(blocksOf(figure)).toMatchObject([
    { _key: "h", limit: 4, heading: "Fräsen auf ±0,05 mm" },
    { _key: "q" },
  ]);
});

test("a paragraph with another link keeps its old words until it is translated again", () => {
  const spans = [{ _type: "span", _key: "x", marks: [], text: "No link, no figure" }];
  const original = withBlocks(page, [
    { ...hero },
    { ...prose, text: [{ ...paragraph, markDefs: [], children: spans }] },
  ]);
  const german = alignPage(original, germanOf(), pageFields);
  expect(pairTexts(original, german, pageFields, intoGerman).at(-1)).toMatchObject({
    state: "changed",
    translation: "Siehe <1>Leitfaden</1>, bis <2/>.",
  });
  const again = germanOf(original, german, [newText(paragraphPath, "No link, no figure", "Nichts")]);
  expect(pairTexts(original, again, pageFields, intoGerman).at(-1)).toMatchObject({
    state: "current",
    translation: "Nichts",
  });
});

test("a record keeps its figures, and its translation has texts only", () => {
  const model = { ...exampleModel, pageTypes: new Set<string>() };
  const german = translate(
    { original: page, translation: undefined },
    germanTexts.slice(1, 3),
    intoGerman,
    model,
  );
  expect(german).toEqual({
    _id: "about__de",
    _type: "translation",
    language: "de",
    original: { _type: "reference", _ref: "about", _weak: true },
    texts: [
      { _key: "title", path: "title", source: "About us", text: "Über uns" },
      { _key: "blocks-h-heading", path: heading, source: "Milling to ±0.05 mm", text: "Fräsen auf ±0,05 mm" },
      { _key: "blocks-h-points-1", path: 'blocks[_key=="h"].points[1]', source: "0.5 mm", text: "0,5 mm" },
      {
        _key: "blocks-h-svg-label-0-5",
        path: 'blocks[_key=="h"].svg[label=="0.5"]',
        source: "0.5",
        text: "0,5",
      },
    ],
  });
  const withoutTitle = { ...page, title: undefined };
  expect(translate({ original: withoutTitle, translation: german }, [], intoGerman, model)).toMatchObject({
    texts: [{ path: heading }, {}, {}],
  });
});

test("a translator gets an abbreviation that the list of terms translates, and no other", () => {
  const withTerms = {
    code: "de",
    termProblems: createTermCheck([{ source: "CMM", target: "Koordinatenmessgerät", others: ["KMG"] }]),
  };
  const original = { ...page, title: "CMM", blocks: [{ ...page.blocks[0], heading: "CNC" }] };
  const statesOf = (german?: StoredDocument) =>
    pairTexts(original, german, pageFields, withTerms).flatMap(({ text, state, needsTranslator }) =>
      text === "CMM" || text === "CNC" ? [{ text, state, needsTranslator }] : [],
    );
  const created = translate(
    { original, translation: pageFromSource(original, "de") },
    [],
    withTerms,
    exampleModel,
  );
  for (const german of [undefined, created])
    expect(statesOf(german)).toEqual([
      { text: "CMM", state: "missing", needsTranslator: true },
      { text: "CNC", state: "current", needsTranslator: false },
    ]);
  const translated = germanOf(original, created, [newText("title", "CMM", "KMG")]);
  expect(statesOf(translated)[0]).toMatchObject({ state: "current" });
});

const accept = (
  imported: readonly { path: string; translation: string; source?: string; isOpen?: boolean }[],
) =>
  acceptTexts(
    { original: page, translation: germanOf() },
    imported.map((text) => ({
      source:
        pairTexts(page, undefined, pageFields, intoGerman).find(({ path }) => path === text.path)?.text ?? "",
      isOpen: false,
      ...text,
    })),
    { code: "de", termProblems: (source) => (source === "Fast" ? ["a term"] : []) },
    pageFields,
  );

test("what a file does not change is left out, and what is open in it", () => {
  expect(
    accept([
      { path: "title", translation: "Über uns" },
      { path: heading, translation: "", isOpen: true },
      { path: heading, translation: "Fräsen auf ±0,05 mm", source: "Old", isOpen: true },
    ]),
  ).toEqual({ texts: [], problems: [] });
});

test("a text is stored with the source that the translator saw", () => {
  const { texts: accepted } = accept([
    { path: heading, translation: "Fräsen auf ±0,1 mm", source: "Milling to ±0.1 mm" },
  ]);
  expect(accepted).toEqual([newText(heading, "Milling to ±0.1 mm", "Fräsen auf ±0,1 mm")]);
  expect(
    pairTexts(page, germanOf(page, germanOf(), accepted), pageFields, intoGerman).find(
      ({ path }) => path === heading,
    )?.state,
  ).toBe("changed");
});

test("of a text that a file has several times, the last one is checked and taken", () => {
  const repeated = Array.from({ length: 1000 }, (_, index) => ({
    path: "title",
    translation: `Wir ${index}`,
  }));
  const { texts, problems } = accept(repeated);
  expect(texts.map(({ text }) => text)).toEqual(["Wir 999"]);
  expect(problems.map(({ message }) => message)).toEqual(["Numbers that the source does not have: 999"]);
});

test("wrong numbers and terms are reported and taken, wrong codes, paths and unknown texts are not taken", () => {
  const result = accept([
    { path: heading, translation: "Fräsen auf ±0,5 mm" },
    { path: "title", translation: "Ein sehr langer Titel {brand}" },
    { path: 'blocks[_key=="h"].points[0]', translation: "Flott" },
    { path: paragraphPath, translation: "Siehe Leitfaden" },
    { path: "path", translation: "/De/Über" },
    { path: "summary", translation: "Kurz" },
  ]);
  expect(result.problems.map(({ path, level, message }) => `${level} ${path}: ${message}`)).toEqual([
    `error ${heading}: Missing numbers: 0,05`,
    `error ${heading}: Numbers that the source does not have: 0,5`,
    "error title: The placeholder {brand} is unknown",
    "error title: 29 characters, at most 20 are allowed",
    'warning blocks[_key=="h"].points[0]: a term',
    `error ${paragraphPath}: A code of the source is missing, unknown or occurs twice`,
    "error path: The path must start with /de and have only a–z, 0–9 and hyphens",
    "warning summary: The document no longer has this text",
  ]);
  expect(result.texts.map(({ path }) => path)).toEqual([heading, "title", 'blocks[_key=="h"].points[0]']);
});
