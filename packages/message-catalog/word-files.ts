import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { ExportedDocument, ImportedText } from "translations/exchange.ts";
import { hasWords } from "translations/numbers.ts";
import type { TextPair } from "translations/translation.ts";

import { dataOfTexts, textsOfData } from "./data.ts";
import { formatMessage } from "./message.ts";

// The words of a first language and their translations in a folder: `<language>/words.json`, and `sources.json` beside it.

/** The words of an app. */
export interface Catalog {
  /** The folder with a folder for each language but the first. */
  readonly folder: string;
  /** The words of the first language as texts and messages, by their paths: see translatable.ts. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What the words of the code are called in a file for translators. */
export const WORDS = "words";

/** For `Intl`. Each language states its own. */
const isLocale = (path: string) => /(?:^|\.)locale$/.test(path);

/** `sources.json` has the text that each translation in `words.json` was made of. */
type WordFile = "words.json" | "sources.json";

async function readWords(folder: string, language: string, file: WordFile): Promise<Map<string, string>> {
  try {
    return textsOfData(JSON.parse(await readFile(join(folder, language, file), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
}

/** As oxfmt formats JSON: a list that fits into its line, as `printWidth` of .oxfmtrc.json says, is not broken. */
const MAX_LINE = 110;

function formatWords(words: object): string {
  const json = `${JSON.stringify(words, null, 2)}\n`;
  return json.replace(
    /^(.*\[)\n((?: *".*",?\n)+) *(\],?)$/gm,
    (broken, start: string, items: string, end: string) => {
      const line = start + items.trim().replace(/\n */g, " ") + end;
      return line.length <= MAX_LINE ? line : broken;
    },
  );
}

/** Writes the texts of words, in the order of the first language. */
async function writeWords(
  { folder, texts: first }: Catalog,
  language: string,
  file: WordFile,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const ordered = new Map(
    [...first.keys()].flatMap((path) => {
      const text = texts.get(path);
      return text === undefined ? [] : [[path, text]];
    }),
  );
  await mkdir(join(folder, language), { recursive: true });
  await writeFile(join(folder, language, file), formatWords(dataOfTexts(ordered)));
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
export async function wordPairs({ folder, texts }: Catalog, language: string): Promise<TextPair[]> {
  const words = await readWords(folder, language, "words.json");
  const sources = await readWords(folder, language, "sources.json");
  const inCode = await pathsInCode(folder, language);
  return [...texts]
    .filter(([path, text]) => !isLocale(path) && !inCode.has(path) && hasWords(text))
    .map(([path, text]) => {
      const translation = words.get(path);
      const translated = sources.get(path);
      return {
        path,
        text,
        translation,
        translated,
        needsTranslator: true,
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

export async function exportedWords(
  catalog: Catalog,
  language: string,
  isAll: boolean,
): Promise<ExportedDocument> {
  const pairs = await wordPairs(catalog, language);
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

/** Whether the path of a word is this path, or in the group with this path. */
const isIn = (path: string, word: string) => word === path || word.startsWith(`${path}.`);

/**
 * Notes that the translations of these words and groups of words, or of all, say what the words of the first language say now. Returns the
 * paths of which that was not known. Throws an Error if one of them has no translation, for example because its path or the language is
 * misspelled.
 */
export async function keepWords(
  catalog: Catalog,
  language: string,
  paths: readonly string[] = [],
): Promise<string[]> {
  const pairs = (await wordPairs(catalog, language)).filter(({ state }) => state !== "missing");
  if (pairs.length === 0) throw new Error(`There are no words in the language “${language}”.`);
  const unknown = paths.filter((path) => !pairs.some((pair) => isIn(path, pair.path)));
  if (unknown.length > 0) throw new Error(`There is no translation of ${unknown.join(", ")}.`);
  const changed = pairs.filter(
    ({ state, path: word }) =>
      state === "changed" && (paths.length === 0 || paths.some((path) => isIn(path, word))),
  );
  const sources = await readWords(catalog.folder, language, "sources.json");
  for (const { path, text } of changed) sources.set(path, text);
  await writeWords(catalog, language, "sources.json", sources);
  return changed.map(({ path }) => path);
}

/** Writes translated words into the words.json of a language, and what they translate into its sources.json. */
export async function importWords(
  catalog: Catalog,
  language: string,
  imported: readonly ImportedText[],
): Promise<ImportedWords> {
  const { folder, texts: first } = catalog;
  const words = await readWords(folder, language, "words.json");
  const sources = await readWords(folder, language, "sources.json");
  const problems: string[] = [];
  let texts = 0;
  for (const { path, source, translation } of imported) {
    const problem = translation === "" ? undefined : problemOf(path, source, translation, first);
    if (problem !== undefined) problems.push(`${path}: ${problem}`);
    else if (translation !== "") {
      words.set(path, translation);
      sources.set(path, source);
      texts += 1;
    }
  }
  for (const path of first.keys()) if (isLocale(path) && !words.has(path)) words.set(path, language);
  await writeWords(catalog, language, "words.json", words);
  await writeWords(catalog, language, "sources.json", sources);
  return { texts, problems };
}

function problemOf(
  path: string,
  source: string,
  translation: string,
  first: ReadonlyMap<string, string>,
): string | undefined {
  const current = first.get(path);
  if (current === undefined) return "there is no such word";
  if (current !== source) return `the original has changed: ${current}`;
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
