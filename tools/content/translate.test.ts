import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readContent, writeContent } from "dataset-folder/content-folder.ts";
import { createKeySorter } from "dataset-folder/key-order.ts";
import { readCsv, writeCsv } from "translations/csv.ts";
import type { ImportedText } from "translations/exchange.ts";
import { acceptTexts, translate } from "translations/import.ts";
import { localizeNumbers } from "translations/numbers.ts";
import { readXliff } from "translations/read-xliff.ts";
import { mapTexts } from "translations/texts.ts";
import { countStates, pairTexts } from "translations/translation.ts";
import { writeXliff } from "translations/write-xliff.ts";
import { expect, test } from "vitest";

import { isTranslation, translationId } from "../../schemas/fields/language.ts";
import { schemaTypes } from "../../schemas/index.ts";
import { describeCode, documentName, translationModel } from "../../schemas/translated-fields.ts";
import { CONTENT_FOLDER } from "./first-content.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { exportTranslations, importTranslations } from "./translate.ts";

const { documents } = await readContent(CONTENT_FOLDER);
const originals = documents.flatMap((document) => {
  const fields = translationModel.fields.get(document._type);
  return fields === undefined || isTranslation(document) ? [] : [{ document, fields }];
});

/** Without its terms, which these tests are not about. */
const intoGerman = { code: "de", termProblems: () => [] };

test("texts that are replaced by themselves leave every document as it is", () => {
  for (const { document, fields } of originals)
    expect(mapTexts(document, fields, ({ text }) => text)).toEqual(document);
});

function withoutState({ document, path, source, translation }: ImportedText) {
  return { document, path, source, translation };
}

test("every text of every document comes back from XLIFF and CSV as it was", () => {
  const exported = originals.map(({ document, fields }) => ({
    id: `${document._type}/${document._id}`,
    name: documentName(document),
    texts: pairTexts(document, undefined, fields, intoGerman).map((pair) =>
      Object.assign(pair, { translation: pair.text }),
    ),
  }));
  const expected = exported.flatMap(({ id, texts }) =>
    texts.map(({ path, text }) => ({ document: id, path, source: text, translation: text })),
  );
  const languages = { sourceLanguage: "en", targetLanguage: "de", describeCode };
  const read = readXliff(writeXliff(exported, languages)).texts;
  expect(read.map(withoutState)).toEqual(expected);
  expect(readCsv(writeCsv(exported, languages), "de").map(withoutState)).toEqual(expected);
});

const byGermanId = new Map(
  documents.filter(({ language }) => language === "de").map((document) => [document._id, document]),
);

test("every German text comes back from XLIFF, and makes the same translations from nothing", () => {
  const translated = originals.flatMap(({ document, fields }) => {
    const translation = byGermanId.get(translationId(document._id, "de"));
    return translation === undefined ? [] : [{ document, fields, translation }];
  });
  const exported = translated.map(({ document, fields, translation }) => ({
    id: document._id,
    name: documentName(document),
    texts: pairTexts(document, translation, fields, intoGerman).filter(({ state }) => state === "current"),
  }));
  const languages = { sourceLanguage: "en", targetLanguage: "de", describeCode };
  const xliff = writeXliff(exported, languages);
  const imported = Map.groupBy(readXliff(xliff).texts, ({ document }) => document);
  expect(translated.length).toBeGreaterThan(500);
  for (const { document, fields, translation } of translated) {
    const texts = (imported.get(document._id) ?? []).map(({ path, source, translation: text }) => ({
      path,
      source,
      text,
    }));
    const rebuilt = translate(
      { original: document, translation: undefined },
      texts,
      intoGerman,
      translationModel,
    );
    const textsOf = (of: typeof rebuilt) =>
      pairTexts(document, of, fields, intoGerman).flatMap(({ path, state, translation: text }) =>
        state === "current" ? [[path, text ?? ""]] : [],
      );
    expect([document._id, textsOf(rebuilt)]).toEqual([document._id, textsOf(translation)]);
  }
});

test("XLIFF follows the constraints of its specification that a schema cannot state", () => {
  const exported = originals.slice(0, 60).map(({ document, fields }) => ({
    id: document._id,
    name: documentName(document),
    texts: pairTexts(document, byGermanId.get(translationId(document._id, "de")), fields, intoGerman),
  }));
  const xliff = writeXliff(exported, { sourceLanguage: "en", targetLanguage: "de", describeCode });
  const files = xliff.split("<file ").slice(1);
  const units = files.flatMap((file) => file.split("<unit ").slice(1));
  expect(firstIds(files)).toEqual([...new Set(firstIds(files))]);
  for (const file of files) {
    const ids = firstIds(file.split("<unit ").slice(1));
    expect(ids).toEqual([...new Set(ids)]);
  }
  for (const unit of units) {
    const data = matches(unit, /<data id="([^"]+)"/g);
    const references = matches(unit, /dataRef(?:Start|End)?="([^"]+)"/g);
    expect(references.filter((id) => !data.includes(id))).toEqual([]);
    const [source = "", target = source] = ["source", "target"].map(
      (name) => new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(unit)?.[0],
    );
    // Codes that cannot be deleted or copied are in the target once.
    const codes = matches(source, CODE);
    expect(codes).toEqual([...new Set(codes)]);
    expect(new Set(matches(target, CODE))).toEqual(new Set(codes));
    expect(unit).toMatch(/<notes>\s*<note/);
  }
});

const CODE = /<(?:pc|ph) id="([^"]+)"/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, id = ""]) => id);
}

/** The first id of each text: that of its element. */
function firstIds(texts: readonly string[]): string[] {
  return texts.map((text) => matches(text, /id="([^"]+)"/g)[0] ?? "");
}

/** All stored numbers, in their order. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test("every document is up to date after its texts were translated by file, and keeps its figures", () => {
  for (const { document, fields } of originals) {
    const imported = pairTexts(document, undefined, fields, intoGerman).map(({ path, text }) => ({
      path,
      source: text,
      translation:
        path === "path"
          ? `/de${text === "/" ? "" : text.toLowerCase()}`
          : `${localizeNumbers(text, "de").replaceAll(/“([^”]*)”/g, "„$1“")} `,
      isOpen: false,
    }));
    const pair = { original: document, translation: undefined };
    const { texts, problems } = acceptTexts(pair, imported, intoGerman, fields);
    const messages = problems.map(({ path, message }) => `${document._id} ${path}: ${message}`);
    expect(messages.filter((message) => !message.includes("characters"))).toEqual([]);
    const german = translate(pair, texts, intoGerman, translationModel);
    expect(countStates(pairTexts(document, german, fields, intoGerman))).toMatchObject({
      missing: 0,
      changed: 0,
    });
    const copy = german?._type === document._type ? german : document;
    expect(numbersIn(copy)).toEqual(numbersIn(document));
  }
});

const page = {
  _id: "about",
  _type: "page",
  path: "/about",
  title: "About us",
  blocks: [
    { _key: "a", _type: "hero", heading: "Milled to 0.5 mm" },
    { _key: "b", _type: "quoteForm", points: ["Fast"] },
  ],
};
const finish = { _id: "finish-a", _type: "finish", name: "Anodizing", limits: ["Sharp corners chip"] };
const german = {
  _id: "language-de",
  _type: "language",
  code: "de",
  terms: [{ _key: "a", source: "anodizing", target: "Eloxieren" }],
};

async function folderOf(...content: readonly { _id: string; _type: string }[]) {
  const folder = temporaryFolder();
  await writeContent(folder, { documents: content, assets: [] }, createKeySorter(schemaTypes));
  return folder;
}

test("texts are exported for translators, and their translations are stored", async () => {
  const folder = await folderOf(page, finish, german);
  const file = join(folder, "texts.csv");
  const exported = await exportTranslations({ folder, language: "de", file, names: [] });
  expect(exported).toEqual({ texts: 6, documents: 2 });

  const translations = new Map([
    ["/about", "/de/ueber-uns"],
    ["About us", "Über uns"],
    ["Milled to 0.5 mm", "Auf 0,5 mm gefräst"],
    ["Fast", "Schnell"],
    ["Anodizing", "Beschichten"],
    ["Sharp corners chip", "Scharfe Ecken platzen ab"],
  ]);
  const csv = await readFile(file, "utf8");
  const filled = [...translations].reduce(
    (text, [source, target]) => text.replace(`"missing","${source}","",`, `"done","${source}","${target}",`),
    csv,
  );
  await writeFile(file, filled);
  expect(await importTranslations({ folder, language: "de", files: [file] })).toMatchObject({
    texts: 6,
    changed: 2,
    problems: [{ level: "warning", path: "name", message: "“anodizing” should be “Eloxieren”" }],
    incomplete: [],
    unknown: [],
  });
  const stored = await readContent(folder);
  expect(stored.documents.find(({ _id }) => _id === "about__de")).toMatchObject({
    _type: "page",
    language: "de",
    path: "/de/ueber-uns",
    blocks: [{ heading: "Auf 0,5 mm gefräst" }, { points: ["Schnell"] }],
  });
  expect(stored.documents.find(({ _id }) => _id === "finish-a__de")).toMatchObject({
    _type: "translation",
    texts: [{ path: "name", source: "Anodizing", text: "Beschichten" }, { text: "Scharfe Ecken platzen ab" }],
  });
  const again = { folder, language: "de", file, names: [] };
  expect(await exportTranslations(again)).toEqual({ texts: 0, documents: 0 });
  expect(await exportTranslations({ ...again, names: ["/about"], isAll: true })).toEqual({
    texts: 4,
    documents: 1,
  });
  await expect(exportTranslations({ ...again, language: "dee" })).rejects.toThrow(
    "There is no language “dee”",
  );
  await expect(exportTranslations({ ...again, names: ["nothing"] })).rejects.toThrow(
    "There is no document nothing.",
  );
});

test("a file with translations into another language is not taken", async () => {
  const french = { ...german, _id: "language-fr", code: "fr" };
  const folder = await folderOf(page, finish, german, french);
  const file = join(folder, "texts.xlf");
  await exportTranslations({ folder, language: "fr", file, names: [] });
  await expect(importTranslations({ folder, language: "de", files: [file] })).rejects.toThrow(
    "The file has translations into “fr”, not into “de”",
  );
  expect(await importTranslations({ folder, language: "fr", files: [file] })).toMatchObject({ problems: [] });
});

test("a translation memory fills what is missing, and creates no page that would be half in English", async () => {
  const folder = await folderOf(page, finish, german);
  const memory = join(folder, "memory.json");
  await writeFile(memory, JSON.stringify({ Anodizing: "Eloxieren", "About us": "Über uns" }));
  const settings = { folder, language: "de", files: [], memory };
  expect(await importTranslations(settings)).toMatchObject({
    texts: 1,
    changed: 1,
    incomplete: [{ page: "page/about", missing: 3 }],
  });
  expect(await importTranslations({ ...settings, isIncompleteAllowed: true })).toMatchObject({
    texts: 1,
    changed: 1,
  });
  const stored = await readContent(folder);
  expect(stored.documents.find(({ _id }) => _id === "about__de")).toMatchObject({
    title: "Über uns",
    path: "/de/about",
    blocks: page.blocks,
  });
});
