import type { ObjectField } from "./fields.ts";
import { hasWords, localizeNumbers } from "./numbers.ts";
import { itemsIn, type StoredObject, textIn } from "./stored.ts";
import type { TermCheck } from "./terms.ts";
import { type Text, textsOf } from "./texts.ts";

// Translations are stored in two ways. A page in another language is a whole document, with `sources`: the English text that each of
// its texts translates. Other documents keep their figures once, and have a document of the type `translation` with `texts` only.

export interface StoredDocument extends StoredObject {
  readonly _id: string;
  readonly _type: string;
}

/** A text of a page in another language, and the one that it translates. */
export interface Source {
  readonly _key: string;
  readonly path: string;
  /** The text of the original when it was translated. */
  readonly text: string;
}

/** A translated text, and the text that it translates. */
export interface NewText {
  readonly path: string;
  readonly source: string;
  readonly text: string;
}

/** A translated text of a record. */
export interface TranslatedText extends NewText {
  readonly _key: string;
}

/** The type of the documents with the translated texts of a record. */
export const TRANSLATION_TYPE = "translation";

/** A language that texts are translated into. */
export interface TargetLanguage {
  readonly code: string;
  /** What the list of terms says about a translated text. */
  readonly termProblems: TermCheck;
}

/** The id of the translation of a document. The language is written in lower case. */
export function translationId(original: string, language: string): string {
  return `${original}__${language}`;
}

/** The id of the original and the language of a translation; undefined for an original. */
export function parseTranslationId(
  id: string,
): { readonly original: string; readonly language: string } | undefined {
  const { original, language } =
    /^(?<original>.+)__(?<language>[a-z]{2,3}(?:-[a-z0-9]+)*)$/u.exec(id)?.groups ?? {};
  return original === undefined || language === undefined ? undefined : { original, language };
}

/**
 * - `missing`: not translated yet
 * - `changed`: the original has changed since, or nobody has said which text this one translates
 * - `current`: translates what the original says now
 */
export type TextState = "missing" | "changed" | "current";

/** A text of the original beside its translation. */
export interface TextPair extends Text {
  readonly state: TextState;
  /** Whether somebody must translate it. Numbers, units and names in capitals are translated without help. */
  readonly needsTranslator: boolean;
  /** Undefined if it is missing, empty if somebody has left it out on purpose. */
  readonly translation: string | undefined;
  /** The text that the translation translates, if it is known. */
  readonly translated: string | undefined;
}

/** The texts of an original with those of its translation: a page, a `translation` document, or nothing yet. */
export function pairTexts(
  original: StoredObject,
  translation: StoredObject | undefined,
  fields: ObjectField,
  language: TargetLanguage,
): TextPair[] {
  const pairOf =
    translation?.["_type"] === TRANSLATION_TYPE ? recordPairs(translation) : pagePairs(translation, fields);
  const texts = textsOf(original, fields);
  const path = pathText(original, fields);
  return [...(path === undefined ? [] : [path]), ...texts].map((text) => {
    const pair = pairOf(text);
    const needsTranslator = isForTranslators(text.text, language);
    const isSame = !needsTranslator && localizeNumbers(text.text, language.code) === text.text;
    return Object.assign(pair, text, { needsTranslator, state: stateOf(text, pair, isSame) });
  });
}

/** The path of a page, which is translated as well. */
function pathText(original: StoredObject, fields: ObjectField): Text | undefined {
  const path = textIn(original, "path");
  if (path === undefined || fields.fields.get("path")?.kind !== "own") return undefined;
  const description = "In lower case, words with hyphens between, starting with the code of the language";
  return { path: "path", text: path, title: "Path", description, kind: "plain", codes: [] };
}

type Pair = Pick<TextPair, "translation" | "translated">;

/** `isSame` says whether the text is written in the same way in both languages. */
function stateOf({ text }: Text, { translation, translated }: Pair, isSame: boolean): TextState {
  if (translation !== undefined) return translated === text ? "current" : "changed";
  return isSame ? "current" : "missing";
}

/** Whether a text has words, or an abbreviation that the list of terms translates: CMM is KMG in German. */
function isForTranslators(text: string, { termProblems }: TargetLanguage): boolean {
  return hasWords(text) || termProblems(text, text).length > 0;
}

function recordPairs(translation: StoredObject): (text: Text) => Pair {
  const texts = new Map(translatedTexts(translation).map((text) => [text.path, text]));
  return ({ path }) => {
    const found = texts.get(path);
    return { translation: found?.text, translated: found?.source };
  };
}

function pagePairs(page: StoredObject | undefined, fields: ObjectField): (text: Text) => Pair {
  const texts = new Map(page && textsOf(page, fields).map(({ path, text }) => [path, text]));
  const ownPath = page && textIn(page, "path");
  if (ownPath !== undefined) texts.set("path", ownPath);
  const sources = new Map(page && sourcesOf(page).map((source) => [source.path, source.text]));
  return ({ path, text }) => {
    const translated = sources.get(path);
    const translation = texts.get(path);
    // Somebody removed a translated text on purpose: its source is still known.
    if (translation === undefined)
      return { translation: translated === undefined ? undefined : "", translated };
    // A page starts as a copy of its original. A text that still is the same was not translated, unless its source says so.
    const isCopy =
      translated === undefined &&
      (path === "path"
        ? translation.replace(/^\/[^/]+/u, "") === text.replace(/\/$/u, "")
        : translation === text);
    return { translation: isCopy ? undefined : translation, translated };
  };
}

export function sourcesOf(page: StoredObject): Source[] {
  return itemsIn(page, "sources").flatMap((item) => {
    const [_key, path, text] = [textIn(item, "_key"), textIn(item, "path"), textIn(item, "text")];
    return _key === undefined || path === undefined || text === undefined ? [] : [{ _key, path, text }];
  });
}

export function translatedTexts(translation: StoredObject): TranslatedText[] {
  return itemsIn(translation, "texts").flatMap((item) => {
    const [_key, path] = [textIn(item, "_key"), textIn(item, "path")];
    const [source, text] = [textIn(item, "source"), textIn(item, "text")];
    return _key === undefined || path === undefined || source === undefined || text === undefined
      ? []
      : [{ _key, path, source, text }];
  });
}

/** How many texts of a document are in which state. */
export type StateCounts = Readonly<Record<TextState, number>>;

export function countStates(pairs: readonly Pick<TextPair, "state">[]): StateCounts {
  const count = (state: TextState) => pairs.filter((pair) => pair.state === state).length;
  return { missing: count("missing"), changed: count("changed"), current: count("current") };
}

/** Translations of the texts without words that are missing or have changed: only their numbers are written in another way. */
export function automaticTexts(pairs: readonly TextPair[], language: string): NewText[] {
  return pairs
    .filter(({ state, path, needsTranslator }) => state !== "current" && path !== "path" && !needsTranslator)
    .map(({ path, text }) => ({ path, source: text, text: localizeNumbers(text, language) }));
}

/** The texts of a `translation` document with new ones. A text whose path the original no longer has is removed. */
export function withRecordTexts(
  existing: readonly TranslatedText[],
  texts: readonly NewText[],
  originalTexts: readonly Pick<Text, "path">[],
): TranslatedText[] {
  const byPath = new Map<string, NewText>([...existing, ...texts].map((text) => [text.path, text]));
  return keyed(
    originalTexts.flatMap(({ path }) => {
      const found = byPath.get(path);
      return found === undefined ? [] : [{ path, source: found.source, text: found.text }];
    }),
  );
}

/** Adds keys that are made of the paths, so that files show where a text belongs, and a change moves no other line. */
export function keyed<Item extends { readonly path: string }>(
  items: readonly Item[],
): (Item & { readonly _key: string })[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const name = item.path
      .replaceAll(/\[_key=="([^"]*)"\]/gu, "-$1")
      .replaceAll(/[^A-Za-z0-9]+/gu, "-")
      .replaceAll(/^-|-$/gu, "");
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name}-${count}`;
    taken.add(key);
    return { _key: key, ...item };
  });
}

/** A copy of a page for another language, with all its blocks, in English until somebody translates it. */
export function pageFromSource(original: StoredDocument, language: string): StoredDocument {
  const copied = Object.entries(original).filter(([name]) => !name.startsWith("_") && name !== "aliases");
  return {
    ...Object.fromEntries(copied),
    _id: translationId(original._id, language),
    _type: original._type,
    language,
    original: { _type: "reference", _ref: original._id, _weak: true },
    path: defaultPath(textIn(original, "path") ?? "/", language),
    sources: [],
  };
}

/** The path of a page in another language until somebody translates it: `/about-us` becomes `/de/about-us`. */
function defaultPath(path: string, language: string): string {
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** A document for the translated texts of a record. */
export function emptyTranslation(original: StoredDocument, language: string): StoredDocument {
  return {
    _id: translationId(original._id, language),
    _type: TRANSLATION_TYPE,
    language,
    original: { _type: "reference", _ref: original._id, _weak: true },
    texts: [],
  };
}
