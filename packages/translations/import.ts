import { alignPage } from "./align.ts";
import { checkTranslation, codesOf, type Problem } from "./check.ts";
import type { ImportedText } from "./exchange.ts";
import type { ObjectField } from "./fields.ts";
import {
  automaticTexts,
  emptyTranslation,
  type NewText,
  pageFromSource,
  pairTexts,
  type StoredDocument,
  type TargetLanguage,
  translatedTexts,
  withRecordTexts,
} from "./translation.ts";

/** Which documents are translated, and how. */
export interface TranslationModel {
  /** The fields of each type that is translated. */
  readonly fields: ReadonlyMap<string, ObjectField>;
  /** The types whose translations are whole documents. */
  readonly pageTypes: ReadonlySet<string>;
}

/** A document and its translation, if there is one. */
export interface Translatable {
  readonly original: StoredDocument;
  readonly translation: StoredDocument | undefined;
}

/** A problem with an imported text. */
export interface ImportProblem extends Problem {
  readonly document: StoredDocument;
  readonly path: string;
}

/**
 * A translation with new texts, which is created if there is none. Texts without words are translated with it, unless `within` is null. A page is aligned with its
 * original, all of it or what `within` says (align.ts). Undefined if there is no translation and no text for it.
 */
export function translate(
  { original, translation }: Translatable,
  texts: readonly NewText[],
  language: TargetLanguage,
  { fields, pageTypes }: TranslationModel,
  within: string | null = "",
): StoredDocument | undefined {
  const description = fields.get(original._type);
  if (description === undefined || (texts.length === 0 && translation === undefined)) return undefined;
  const pairs = pairTexts(original, translation, description, language);
  const given = new Set(texts.map(({ path }) => path));
  const automatic = within === null ? [] : automaticTexts(pairs, language.code);
  const all = [...texts, ...automatic.filter(({ path }) => !given.has(path))];
  if (pageTypes.has(original._type))
    return alignPage(original, translation ?? pageFromSource(original, language.code), description, {
      texts: all,
      within,
    });
  const existing = translation ?? emptyTranslation(original, language.code);
  return { ...existing, texts: withRecordTexts(translatedTexts(existing), all, pairs) };
}

/**
 * The texts of a file that change a translation, and what is wrong with them. A text that is still open and says what the translation
 * says already is left out. A text with an error is taken, so that somebody can correct it, but not one whose codes are wrong.
 */
export function acceptTexts(
  { original, translation }: Translatable,
  imported: readonly Omit<ImportedText, "document">[],
  language: TargetLanguage,
  fields: ObjectField,
): { readonly texts: NewText[]; readonly problems: ImportProblem[] } {
  const pairs = new Map(pairTexts(original, translation, fields, language).map((pair) => [pair.path, pair]));
  const texts: NewText[] = [];
  const problems: ImportProblem[] = [];
  // A file may have a text any number of times. The last one counts.
  const byPath = new Map(imported.map((text) => [text.path, text]));
  for (const { path, source, translation: text, isOpen } of byPath.values()) {
    const pair = pairs.get(path);
    const report = (problem: Problem) => problems.push({ document: original, path, ...problem });
    if (text.trim() === "" || (isOpen && text === pair?.translation)) continue;
    if (pair === undefined) {
      report({ level: "warning", message: "The document no longer has this text" });
      continue;
    }
    if (text === pair.translation && source === pair.translated) continue;
    if (path === "path") {
      const problem = pathProblem(text, language.code);
      if (problem === undefined) texts.push({ path, source, text });
      else report({ level: "error", message: problem });
      continue;
    }
    const found = checkTranslation(
      { ...pair, source, translation: text },
      language.code,
      language.termProblems,
    );
    found.forEach(report);
    if (pair.kind === "plain" || codesOf(text) === codesOf(pair.text)) texts.push({ path, source, text });
    else if (codesOf(source) !== codesOf(pair.text))
      report({ level: "error", message: "The links or figures of this text have changed since the export" });
  }
  return { texts, problems };
}

function pathProblem(path: string, language: string): string | undefined {
  const isRight = new RegExp(`^/${language}(?:/[a-z0-9-]+)*$`, "u").test(path);
  return isRight ? undefined : `The path must start with /${language} and have only a–z, 0–9 and hyphens`;
}
