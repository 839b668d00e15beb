import type { Path } from "@sanity/types";
import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import { differences } from "translations/align.ts";
import { checkTranslation } from "translations/check.ts";
import { pathSegments } from "translations/stored.ts";
import { createTermCheck, type Term } from "translations/terms.ts";
import { textsOf } from "translations/texts.ts";
import {
  pairTexts,
  sourcesOf,
  type TargetLanguage,
  type TextPair,
  translatedTexts,
} from "translations/translation.ts";

import { language } from "../documents/language.ts";
import { translation } from "../documents/translation.ts";
import { isTranslation, languageOf } from "../fields/language.ts";
import { translationModel } from "../translated-fields.ts";
import type { ContentRule, DocumentRule, Problem } from "./rule.ts";

interface TranslatedText {
  readonly path: string;
  readonly source: string;
  readonly translation: string;
  readonly kind: "plain" | "paragraph";
}

/** The texts of a translation with those that they translate, as far as the document itself knows them. */
function translatedTextsOf(document: ContentDocument): TranslatedText[] {
  if (document._type === translation.name)
    return translatedTexts(document).map(({ path, source, text }) => ({
      path,
      source,
      translation: text,
      kind: "plain",
    }));
  const fields = translationModel.fields.get(document._type);
  if (fields === undefined) return [];
  const sources = new Map(sourcesOf(document).map(({ path, text }) => [path, text]));
  return textsOf(document, fields).flatMap(({ path, text, kind }) => {
    const source = sources.get(path);
    return source === undefined ? [] : [{ path, source, translation: text, kind }];
  });
}

export const translatedFigures: DocumentRule = {
  name: "translated-figures",
  why: "A part is made wrong if a figure is another one in another language",
  level: "error",
  isForTranslations: true,
  check(document) {
    if (!isTranslation(document)) return [];
    return translatedTextsOf(document).flatMap((text) => {
      const problems = checkTranslation(text, languageOf(document), () => []).map(({ message }) => message);
      return problems.length === 0 ? [] : [{ path: toPath(text.path), message: problems.join(". ") }];
    });
  },
};

export const translatedTerms: ContentRule = {
  name: "translated-terms",
  why: "Readers take two words for two things",
  level: "warning",
  isForTranslations: true,
  checkAll(documents) {
    const languages = targetLanguages(documents);
    return documents.filter(isTranslation).flatMap((document) => {
      const { termProblems } = targetLanguageOf(document, languages);
      return translatedTextsOf(document).flatMap(({ path, source, translation: text }) =>
        path === "path"
          ? []
          : termProblems(source, text).map((message) => ({ document, path: toPath(path), message })),
      );
    });
  },
};

/** The terms of a stored language. */
function termsOf(document: ContentDocument | undefined): Term[] {
  return storedItems(storedField(document, "terms")).flatMap((term) => {
    const [source, target] = [storedText(term, "source"), storedText(term, "target")];
    const texts = (name: string) => storedItems(storedField(term, name)).map(String);
    return source === undefined || target === undefined
      ? []
      : [{ source, target, others: texts("others"), avoid: texts("avoid") }];
  });
}

/** A stored language. Its code is empty in a new one. */
export function targetLanguage(document: ContentDocument | undefined): TargetLanguage {
  return { code: storedText(document, "code") ?? "", termProblems: createTermCheck(termsOf(document)) };
}

function targetLanguages(documents: readonly ContentDocument[]): ReadonlyMap<string, TargetLanguage> {
  const stored = documents.filter(({ _type }) => _type === language.name).map(targetLanguage);
  return new Map(stored.map((each) => [each.code, each]));
}

/** The language of a translation. One that is not stored has no terms. */
function targetLanguageOf(
  document: ContentDocument,
  languages: ReadonlyMap<string, TargetLanguage>,
): TargetLanguage {
  const code = languageOf(document);
  return languages.get(code) ?? { code, termProblems: () => [] };
}

/** Calls `problemsOf` with each translation and its original. */
function compareWithOriginals(
  documents: readonly ContentDocument[],
  problemsOf: (
    original: ContentDocument,
    translated: ContentDocument,
    pairs: readonly TextPair[],
  ) => Problem[],
) {
  const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
  const languages = targetLanguages(documents);
  return documents.filter(isTranslation).flatMap((document) => {
    const original = byId.get(storedText(storedField(document, "original"), "_ref") ?? "");
    const fields = original && translationModel.fields.get(original._type);
    if (original === undefined || fields === undefined) return [];
    const pairs = pairTexts(original, document, fields, targetLanguageOf(document, languages));
    return problemsOf(original, document, pairs).map(({ path, message }) => ({ document, path, message }));
  });
}

export const untranslatedTexts: ContentRule = {
  name: "untranslated-texts",
  why: "Visitors meet two languages on one page",
  level: "warning",
  isForTranslations: true,
  checkAll: (documents) =>
    compareWithOriginals(documents, (_, document, pairs) => {
      const missing = pairs.filter(({ state, path }) => state === "missing" && path !== "path");
      const [first] = missing;
      // The texts of a record appear on pages one by one.
      if (first === undefined || document._type === translation.name) return [];
      return [
        {
          path: pathIn(document, first.path),
          message: `${missing.length === 1 ? "1 text is" : `${missing.length} texts are`} not translated`,
        },
      ];
    }),
};

export const outdatedTranslations: ContentRule = {
  name: "outdated-translations",
  why: "Visitors read something other than what the English page says",
  level: "info",
  isForTranslations: true,
  checkAll: (documents) =>
    compareWithOriginals(documents, (original, document, pairs) => {
      const changed = pairs.filter(({ state }) => state === "changed");
      const fields = translationModel.pageTypes.has(document._type)
        ? translationModel.fields.get(document._type)
        : undefined;
      const others = fields === undefined ? [] : differences(original, document, fields);
      const [first] = [...changed, ...others];
      if (first === undefined) return [];
      const parts = [
        ...(changed.length === 0
          ? []
          : [
              `${changed.length === 1 ? "1 text has" : `${changed.length} texts have`} changed in English since`,
            ]),
        ...(others.length === 0
          ? []
          : [
              others.length === 1
                ? "1 figure, link or block differs from the English page"
                : `${others.length} figures, links or blocks differ from the English page`,
            ]),
      ];
      return [{ path: pathIn(document, first.path), message: parts.join(", and ") }];
    }),
};

function toPath(path: string): Path {
  return pathSegments(path);
}

/** The path as far as the document has it: to the list, if an item of the original is missing there. */
function pathIn(document: ContentDocument, path: string): Path {
  const segments = pathSegments(path);
  let value: unknown = document;
  for (const [index, segment] of segments.entries()) {
    value =
      typeof segment === "object"
        ? storedItems(value).find((item) => storedField(item, "_key") === segment._key)
        : storedField(value, String(segment));
    if (value === undefined && typeof segment === "object") return segments.slice(0, index);
  }
  return segments;
}
