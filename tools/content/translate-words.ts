import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { dataOfTexts, textsOfData } from "message-catalog/data.ts";
import { formatMessage } from "message-catalog/message.ts";
import type { ExportedDocument, ImportedText } from "translations/exchange.ts";
import { hasWords } from "translations/numbers.ts";
import type { TextPair } from "translations/translation.ts";

import { englishTexts } from "../../web/locale/english-texts.ts";

/** What the words of the code are called in a file for translators. */
export const WORDS = "words";

const LOCALE_FOLDER = join(import.meta.dirname, "../../web/locale");

/** For `Intl`. Each language states its own. */
const isLocale = (path: string) => /(?:^|\.)locale$/.test(path);

/** `sources.json` has the English text that each translation in `words.json` was made of. */
type WordFile = "words.json" | "sources.json";

async function readWords(folder: string, language: string, file: WordFile): Promise<Map<string, string>> {
  try {
    return textsOfData(JSON.parse(await readFile(join(folder, language, file), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
}

/** Writes the texts of English words, in the order of the English words. */
async function writeWords(
  folder: string,
  language: string,
  file: WordFile,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const ordered = new Map(
    [...englishTexts().keys()].flatMap((path) => {
      const text = texts.get(path);
      return text === undefined ? [] : [[path, text]];
    }),
  );
  await mkdir(join(folder, language), { recursive: true });
  await writeFile(join(folder, language, file), `${JSON.stringify(dataOfTexts(ordered), null, 2)}\n`);
}

/** The words that a language says by functions of its own, in code.ts. */
async function pathsInCode(folder: string, language: string): Promise<Set<string>> {
  const file = join(folder, language, "code.ts");
  if (!existsSync(file)) return new Set();
  const code: object = await import(file);
  return new Set(functionsIn(code, ""));
}

function functionsIn(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    if (typeof word === "function") return [`${path}${name}()`];
    return typeof word === "object" && word !== null ? functionsIn(word, `${path}${name}.`) : [];
  });
}

/** The words of the code with their translations, without those that need code. */
export async function wordPairs(language: string, folder = LOCALE_FOLDER): Promise<TextPair[]> {
  const words = await readWords(folder, language, "words.json");
  const sources = await readWords(folder, language, "sources.json");
  const inCode = await pathsInCode(folder, language);
  return [...englishTexts()]
    .filter(([path, text]) => !isLocale(path) && !inCode.has(path) && hasWords(text))
    .map(([path, text]) => {
      const translation = words.get(path);
      const translated = sources.get(path);
      return {
        path,
        text,
        translation,
        translated,
        state: translation === undefined ? "missing" : translated === text ? "current" : "changed",
        kind: "plain",
        title: path,
        description: path.endsWith("()")
          ? "{0}, {1} … are values. Plurals are in the notation of ICU"
          : undefined,
        codes: [],
      };
    });
}

export async function exportedWords(language: string, isAll: boolean): Promise<ExportedDocument> {
  const pairs = await wordPairs(language);
  return {
    id: WORDS,
    name: "Words of the code",
    texts: pairs.filter(({ state }) => isAll || state !== "current"),
  };
}

interface ImportedWords {
  readonly texts: number;
  readonly problems: readonly string[];
}

/**
 * Notes that the translations of these words, or of all, say what the English words say now. Returns the paths of which that was not
 * known. Throws an Error if one of these words has no translation, for example because its path or the language is misspelled.
 */
export async function keepWords(
  language: string,
  paths: readonly string[] = [],
  folder = LOCALE_FOLDER,
): Promise<string[]> {
  const pairs = (await wordPairs(language, folder)).filter(({ state }) => state !== "missing");
  if (pairs.length === 0) throw new Error(`There are no words in the language “${language}”.`);
  const unknown = paths.filter((path) => !pairs.some((pair) => pair.path === path));
  if (unknown.length > 0) throw new Error(`There is no translation of ${unknown.join(", ")}.`);
  const changed = pairs.filter(
    ({ state, path }) => state === "changed" && (paths.length === 0 || paths.includes(path)),
  );
  const sources = await readWords(folder, language, "sources.json");
  for (const { path, text } of changed) sources.set(path, text);
  await writeWords(folder, language, "sources.json", sources);
  return changed.map(({ path }) => path);
}

/** Writes translated words into the words.json of a language, and what they translate into its sources.json. */
export async function importWords(
  language: string,
  imported: readonly ImportedText[],
  folder = LOCALE_FOLDER,
): Promise<ImportedWords> {
  const english = englishTexts();
  const words = await readWords(folder, language, "words.json");
  const sources = await readWords(folder, language, "sources.json");
  const problems: string[] = [];
  let texts = 0;
  for (const { path, source, translation } of imported) {
    const problem = translation === "" ? undefined : problemOf(path, source, translation, english);
    if (problem !== undefined) problems.push(`${path}: ${problem}`);
    else if (translation !== "") {
      words.set(path, translation);
      sources.set(path, source);
      texts += 1;
    }
  }
  for (const path of english.keys()) if (isLocale(path) && !words.has(path)) words.set(path, language);
  await writeWords(folder, language, "words.json", words);
  await writeWords(folder, language, "sources.json", sources);
  return { texts, problems };
}

function problemOf(
  path: string,
  source: string,
  translation: string,
  english: ReadonlyMap<string, string>,
): string | undefined {
  const current = english.get(path);
  if (current === undefined) return "there is no such word";
  if (current !== source) return `the English has changed: ${current}`;
  const isMessage = path.endsWith("()");
  const [wanted, written] = [current, translation].map((text) => valuesIn(text, isMessage));
  if (wanted?.join() !== written?.join())
    return `has the values ${written?.join()} instead of ${wanted?.join()}`;
  try {
    if (isMessage) formatMessage(translation, [1, 2, 3, 4, 5], "en");
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The places of values in a message, or the names in a text that the code replaces. */
function valuesIn(text: string, isMessage: boolean): string[] {
  return [...new Set(text.match(isMessage ? /\{\d+\}/g : /\{\w+\}/g))].toSorted();
}
