import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { textsOfData } from "message-catalog/data.ts";
import { exportedWords, importWords, keepWords, WORDS, wordPairs } from "message-catalog/word-files.ts";
import { readXliffInto } from "translations/read-xliff.ts";
import { writeXliff } from "translations/write-xliff.ts";
import { expect, test } from "vitest";

import { describeCode } from "../../schemas/translated-fields.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { WORD_FILES } from "./translate.ts";

const inFolder = (folder: string) => ({ ...WORD_FILES, folder });

async function wordsIn(folder: string, language: string): Promise<Map<string, string>> {
  return textsOfData(JSON.parse(await readFile(join(folder, language, "words.json"), "utf8")));
}

test.each(["de", "ja"])(
  "an agency gets all words of the code in %s as XLIFF, and they come back as they were",
  async (language) => {
    expect(
      (await exportedWords(WORD_FILES, language, false)).texts.map(({ path }) => path),
      `Translate these words in web/locale/${language}/words.json, then run: pnpm content:translate keep --language ${language} words PATH …`,
    ).toEqual([]);
    const exported = await exportedWords(WORD_FILES, language, true);
    const languages = { sourceLanguage: "en", targetLanguage: language, describeCode };
    const texts = readXliffInto(writeXliff([exported], languages), { code: language, name: language });
    const folder = temporaryFolder();
    const { problems } = await importWords(inFolder(folder), language, texts);
    expect(problems).toEqual([]);
    const [original, imported] = [
      await wordsIn(WORD_FILES.folder, language),
      await wordsIn(folder, language),
    ];
    const isTranslated = (path: string) => exported.texts.some((text) => text.path === path);
    const translated = [...original].filter(([path]) => isTranslated(path));
    expect(Object.fromEntries(imported)).toMatchObject(Object.fromEntries(translated));
  },
);

const text = (path: string, source: string, translation: string) => ({
  document: WORDS,
  path,
  source,
  translation,
  isOpen: false,
});

test("a translation with other values, of another English text, or of no word is refused", async () => {
  const folder = temporaryFolder();
  const { texts, problems } = await importWords(inFolder(folder), "es", [
    text("search.title", "Search", "Buscar"),
    text("search.nothing()", "Nothing", "Nada"),
    text("dataTable.count()", "{0} of {1}", "{0} de {2}"),
    text("dataTable.compare()", "Compare {0}", "Comparar {0"),
    text("nothing.at.all", "x", "y"),
  ]);
  expect(texts).toBe(1);
  expect(problems.map((problem) => problem.split(":")[0])).toEqual([
    "search.nothing()",
    "dataTable.count()",
    "dataTable.compare()",
    "nothing.at.all",
  ]);
  expect((await wordsIn(folder, "es")).get("search.title")).toBe("Buscar");
});

test("words that changed in English since their translation are reported and exported, until somebody keeps or translates them", async () => {
  const folder = temporaryFolder();
  const words = [text("search.title", "Search", "Buscar"), text("dataTable.all", "All", "Todo")];
  await importWords(inFolder(folder), "es", words);
  const changed = async () =>
    (await wordPairs(inFolder(folder), "es")).flatMap(({ state, path, translated }) =>
      state === "changed" ? [[path, translated]] : [],
    );
  expect(await changed()).toEqual([]);

  await writeFile(
    join(folder, "es/sources.json"),
    JSON.stringify({ dataTable: { all: "Everything" }, search: { title: "Find" } }),
  );
  expect(await changed()).toEqual([
    ["dataTable.all", "Everything"],
    ["search.title", "Find"],
  ]);
  expect(await keepWords(inFolder(folder), "es", ["dataTable.all"])).toEqual(["dataTable.all"]);
  expect(await changed()).toEqual([["search.title", "Find"]]);
  await importWords(inFolder(folder), "es", [text("search.title", "Search", "Búsqueda")]);
  expect(await changed()).toEqual([]);

  await writeFile(join(folder, "es/sources.json"), "{}");
  expect(await keepWords(inFolder(folder), "es", ["search"])).toEqual(["search.title"]);
  await writeFile(join(folder, "es/sources.json"), "{}");
  expect(await keepWords(inFolder(folder), "es")).toEqual(["dataTable.all", "search.title"]);
  expect(await changed()).toEqual([]);
});

test.each(["de", "ja"])(
  "`keep` leaves the format of sources.json in %s as oxfmt writes it",
  async (language) => {
    const folder = temporaryFolder();
    await cp(join(WORD_FILES.folder, language), join(folder, language), { recursive: true });
    await keepWords(inFolder(folder), language);
    const file = join(language, "sources.json");
    expect(await readFile(join(folder, file), "utf8")).toBe(
      await readFile(join(WORD_FILES.folder, file), "utf8"),
    );
  },
);

test("a misspelled word or language is not kept", async () => {
  const folder = temporaryFolder();
  await importWords(inFolder(folder), "es", [text("search.title", "Search", "Buscar")]);
  await expect(keepWords(inFolder(folder), "es", ["search.titel"])).rejects.toThrow(
    "no translation of search.titel",
  );
  await expect(keepWords(inFolder(folder), "xx")).rejects.toThrow("no words in the language “xx”");
  expect(await readdir(folder)).toEqual(["es"]);
});
