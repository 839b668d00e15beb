import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readContent, writeContent } from "dataset-folder/content-folder.ts";
import { createKeySorter } from "dataset-folder/key-order.ts";
import { exportedWords, importWords, keepWords, WORDS, wordPairs } from "message-catalog/word-files.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import {
  entriesOf,
  type Entry,
  exportedDocuments,
  exportedId,
  importDocuments,
  textsFromMemory,
} from "translations/documents.ts";
import { readTranslationFile, writeTranslationFile } from "translations/file.ts";
import { countStates, type StateCounts, type TextPair } from "translations/translation.ts";
import * as v from "valibot";

import { SITE_LANGUAGE } from "../../schemas/fields/language.ts";
import { schemaTypes } from "../../schemas/index.ts";
import { targetLanguage } from "../../schemas/rules/translated-texts.ts";
import { describeCode, documentName, translationModel } from "../../schemas/translated-fields.ts";
import { englishTexts } from "../../web/locale/english-texts.ts";
import { runCommand } from "./command-line.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

/** The words of the site's code. */
export const WORD_FILES = { folder: join(import.meta.dirname, "../../web/locale"), texts: englishTexts() };

const USAGE = `Usage: pnpm content:translate status --language CODE [NAME …]
       pnpm content:translate export --language CODE [--all] [--to FILE] [NAME …]
       pnpm content:translate import --language CODE [--memory FILE] [--incomplete] [FILE …]
       pnpm content:translate keep --language CODE words [PATH …]
  status    counts the texts of each document that are missing or have changed since they were translated
  export    writes these texts for translators, as XLIFF 2.1 or, if FILE ends in .csv, as CSV
  import    takes translations from such files into content, and says what is wrong with them
  keep      notes that the translations of words of the code, all or those of PATH (a word or a group), are still correct
  CODE      the code of the language, for example de
  NAME      a document: its id, its path on the site, or its type. Default: all documents.
            Or alone: words, for the words of the code
  --all     also export the texts whose translation is up to date
  --to      the file. Default: translations-CODE.xlf
  --memory  a JSON file {"English": "translation"}, for texts that are missing or have changed
  --incomplete  also create pages of which texts are missing. They stay in English until they are translated`;

const Memory = v.record(v.string(), v.string());
function optionsFor(language: string) {
  return { sourceLanguage: SITE_LANGUAGE, targetLanguage: language, describeCode };
}

function isNamed({ original }: Entry, names: readonly string[]): boolean {
  return (
    names.length === 0 ||
    names.some((name) => [original._id, original._type, original["path"]].includes(name))
  );
}

interface ExportSettings {
  readonly folder: string;
  readonly language: string;
  /** XLIFF, or CSV if it ends in .csv. */
  readonly file: string;
  readonly names: readonly string[];
  /** Whether to export texts whose translation is up to date, too. */
  readonly isAll?: boolean;
}

/** Writes texts for translators. Returns how many, and of how many documents. */
export async function exportTranslations({ folder, language, file, names, isAll = false }: ExportSettings) {
  const entries = await namedEntries(folder, language, names);
  const exported = exportedDocuments(entries, documentName, isAll);
  if (exported.length === 0) return { texts: 0, documents: 0 };
  await writeTranslationFile(file, exported, optionsFor(language));
  return { texts: exported.reduce((sum, { texts }) => sum + texts.length, 0), documents: exported.length };
}

async function namedEntries(folder: string, language: string, names: readonly string[]): Promise<Entry[]> {
  const { documents } = await readContent(folder);
  const target = targetLanguage(languageIn(documents, language));
  const entries = entriesOf(documents, target, translationModel).filter((entry) => isNamed(entry, names));
  if (entries.length === 0) throw new Error(`There is no document ${names.join(", ")}.`);
  return entries;
}

/** The document of a language. Throws an Error if there is none, for example because its code is misspelled. */
function languageIn(documents: readonly ContentDocument[], language: string): ContentDocument {
  const found = documents.find(({ _type, code }) => _type === "language" && code === language);
  if (found === undefined)
    throw new Error(
      `There is no language “${language}”. Add it first: documents/language/language-${language}.json.`,
    );
  return found;
}

interface ImportSettings {
  readonly folder: string;
  readonly language: string;
  readonly files: readonly string[];
  /** A file with a translation memory. */
  readonly memory?: string | undefined;
  /** Whether to create pages of which texts are missing. */
  readonly isIncompleteAllowed?: boolean;
}

/** Adds translated texts to a content folder. Returns how many, and what is wrong with them. */
export async function importTranslations({
  folder,
  language,
  files,
  memory,
  isIncompleteAllowed = false,
}: ImportSettings) {
  const content = await readContent(folder);
  const target = targetLanguage(languageIn(content.documents, language));
  const entries = entriesOf(content.documents, target, translationModel);
  const imported = (await Promise.all(files.map((file) => readTranslationFile(file, language)))).flat();
  if (memory !== undefined)
    imported.push(...textsFromMemory(entries, v.parse(Memory, JSON.parse(await readFile(memory, "utf8")))));
  const { translated, ...result } = importDocuments(
    entries,
    imported.filter(({ document }) => document !== WORDS),
    {
      language: target,
      model: translationModel,
      isIncompleteAllowed,
    },
  );
  const documents = new Map(
    [...content.documents, ...translated].map((document) => [document._id, document]),
  );
  const changed = await writeContent(
    folder,
    { documents: [...documents.values()], assets: content.assets },
    createKeySorter(schemaTypes),
  );
  return { ...result, changed };
}

function formatCounts({ missing, changed, current }: StateCounts): string {
  return `${missing} missing, ${changed} changed, ${current} up to date`;
}

function formatStatus(entries: readonly Entry[]): string {
  const lines = entries
    .filter(({ pairs }) => pairs.some(({ state }) => state !== "current"))
    .map(({ original, pairs }) => `${exportedId(original)}: ${formatCounts(countStates(pairs))}`);
  return [...lines, `All: ${formatCounts(countStates(entries.flatMap(({ pairs }) => pairs)))}`].join("\n");
}

/** The state of the words of the code, and those that are missing or have changed. */
function formatWords(pairs: readonly TextPair[]): string {
  const lines = pairs.flatMap(({ state, path, text, translated = "unknown" }) => {
    if (state === "current") return [];
    return [
      state === "missing"
        ? `missing: ${path}: ${text}`
        : `changed: ${path}: ${text}\n    before: ${translated}`,
    ];
  });
  return [...lines, `Words of the code: ${formatCounts(countStates(pairs))}`].join("\n");
}

function formatImport({
  texts,
  changed,
  problems,
  incomplete,
  unknown,
}: Awaited<ReturnType<typeof importTranslations>>): string {
  const pages = incomplete
    .toSorted((a, b) => a.missing - b.missing)
    .map(({ page, missing }) => `${page} (${missing})`);
  return [
    ...problems.map(
      ({ document, path, level, message }) => `${level}: ${exportedId(document)} ${path}\n    ${message}`,
    ),
    ...unknown.map((id) => `warning: there is no document ${id}`),
    ...(pages.length === 0
      ? []
      : [`Not created, because texts are missing (add --incomplete to create them): ${pages.join(", ")}`]),
    `Took ${texts} texts. Files that changed: ${changed}.`,
  ].join("\n");
}

/** The words of the code in files for translators. Files without such words leave them as they are. */
async function importWordsOf(files: readonly string[], language: string) {
  const read = await Promise.all(files.map((file) => readTranslationFile(file, language)));
  const words = read.flat().filter(({ document }) => document === WORDS);
  return words.length === 0 ? { texts: 0, problems: [] } : importWords(WORD_FILES, language, words);
}

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: "string" },
        all: { type: "boolean", default: false },
        to: { type: "string" },
        memory: { type: "string" },
        incomplete: { type: "boolean", default: false },
      },
    });
    const [command, ...names] = positionals;
    const { language, all, to, memory, incomplete } = values;
    if (language === undefined) throw new Error(USAGE);
    if (command === "import") {
      if (names.length === 0 && memory === undefined) throw new Error(USAGE);
      const result = await importTranslations({
        folder: CONTENT_FOLDER,
        language,
        files: names,
        memory,
        isIncompleteAllowed: incomplete,
      });
      const words = await importWordsOf(names, language);
      if (words.problems.length > 0 || result.problems.some(({ level }) => level === "error"))
        process.exitCode = 1;
      return [
        ...words.problems.map((problem) => `error: ${problem}`),
        `Took ${words.texts} words of the code.`,
        formatImport(result),
      ].join("\n");
    }
    const isOfWords = names.includes(WORDS);
    if (command === "status" && isOfWords) return formatWords(await wordPairs(WORD_FILES, language));
    if (command === "status") {
      const documents = formatStatus(await namedEntries(CONTENT_FOLDER, language, names));
      return names.length > 0
        ? documents
        : `${documents}\n${formatWords(await wordPairs(WORD_FILES, language))}`;
    }
    if (command === "keep" && names[0] === WORDS) {
      const kept = await keepWords(WORD_FILES, language, names.slice(1));
      return [...kept, `Kept ${kept.length} translations.`].join("\n");
    }
    if (command !== "export") throw new Error(USAGE);
    const file = to ?? `translations-${language}.xlf`;
    if (isOfWords) {
      const words = await exportedWords(WORD_FILES, language, all);
      await writeTranslationFile(file, [words], optionsFor(language));
      return `Exported ${words.texts.length} words of the code to ${file}.`;
    }
    const { texts, documents } = await exportTranslations({
      folder: CONTENT_FOLDER,
      language,
      file,
      names,
      isAll: all,
    });
    if (texts === 0) return "Nothing is missing or has changed.";
    return `Exported ${texts} texts of ${documents} documents to ${file}.`;
  });
}
