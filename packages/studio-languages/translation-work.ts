import { diffPatch } from "@sanity/diff-patch";
import { pageMove } from "page-paths/redirects.ts";
import { getPublishedId, isPublishedId, type SanityClient } from "sanity";
import type { ContentDocument, StoredDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import { preferDrafts } from "studio-kit/use-live-query.ts";
import { type Difference, differences } from "translations/align.ts";
import { translate, type TranslationModel } from "translations/import.ts";
import {
  countStates,
  emptyTranslation,
  type NewText,
  pageFromSource,
  pairTexts,
  parseTranslationId,
  type StateCounts,
  type TargetLanguage,
  type TextPair,
  TRANSLATION_TYPE,
  translationId,
} from "translations/translation.ts";
import * as v from "valibot";

import type { LanguagesSettings } from "./languages-settings.ts";

/** The language of the originals. */
export const SOURCE_LANGUAGE = "en";

/** A language of the site, besides English. */
export interface Language extends TargetLanguage {
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

/** A document that is translated, and its translations by the code of their language. */
export interface Entry {
  readonly id: string;
  readonly isPage: boolean;
  readonly model: TranslationModel;
  readonly original: StoredDocument;
  readonly translations: ReadonlyMap<string, StoredDocument>;
}

export interface Work {
  readonly languages: readonly Language[];
  readonly entries: readonly Entry[];
  /** The ids of the published pages whose draft has another path. Only their form asks about redirects. */
  readonly moved: ReadonlySet<string>;
}

/** A language stays the same object until its document changes, so that texts are compared again only then. */
const languageCache = new WeakMap<StoredDocument, Language>();

/**
 * What there is to translate. Expects documents in the `raw` perspective. A draft counts instead of what is published, except for
 * languages: anybody who writes drafts could add terms, and looking for some takes forever.
 */
export function workOf(
  documents: readonly StoredDocument[],
  { model, targetLanguage }: Pick<LanguagesSettings, "model" | "targetLanguage">,
): Work {
  const current = preferDrafts(documents);
  const byId = new Map<string, StoredDocument>(
    current.map((document) => [getPublishedId(document._id), document]),
  );
  const languages = documents.flatMap((document): Language[] => {
    const { _id, _type } = document;
    if (_type !== "language" || !isPublishedId(_id) || storedText(document, "code") === undefined) return [];
    const known = languageCache.get(document);
    if (known !== undefined) return [known];
    const target = targetLanguage(document);
    const language: Language = {
      ...target,
      name: storedText(document, "englishName") ?? target.code,
      direction: storedText(document, "direction") === "rtl" ? "rtl" : "ltr",
    };
    languageCache.set(document, language);
    return [language];
  });
  const entries = current.flatMap((original): Entry[] => {
    if (!model.fields.has(original._type) || isTranslation(original)) return [];
    const id = getPublishedId(original._id);
    const isPage = model.pageTypes.has(original._type);
    // A draft can have the id of a translation and any type. Only the form of that type may publish it.
    const type = isPage ? original._type : TRANSLATION_TYPE;
    const translations = languages.flatMap(({ code }) => {
      const translation = byId.get(translationId(id, code));
      return translation?._type === type ? [[code, translation] as const] : [];
    });
    return [{ id, isPage, model, original, translations: new Map(translations) }];
  });
  const published = new Map(documents.map((document) => [document._id, document]));
  const moved = [...byId].filter(([id, draft]) => pageMove(published.get(id) ?? null, draft) !== undefined);
  return { languages, entries, moved: new Set(moved.map(([id]) => id)) };
}

function isTranslation(document: StoredDocument): boolean {
  return (storedText(document, "language") ?? SOURCE_LANGUAGE) !== SOURCE_LANGUAGE;
}

/** The texts of a document that need a translator, with their translations. */
export function pairsOf(
  { original, translations, model }: Entry,
  language: TargetLanguage,
): readonly TextPair[] {
  return cached(pairCache, original, translations.get(language.code), language, (translation) => {
    const fields = model.fields.get(original._type);
    return fields === undefined
      ? []
      : pairTexts(original, translation, fields, language).filter(({ needsTranslator }) => needsTranslator);
  });
}

/** What a page differs in from its original, besides texts. */
export function differencesOf(
  { original, translations, isPage, model }: Entry,
  language: TargetLanguage,
): readonly Difference[] {
  return cached(differenceCache, original, translations.get(language.code), language, (translation) => {
    const fields = model.fields.get(original._type);
    return fields === undefined || translation === undefined || !isPage
      ? []
      : differences(original, translation, fields);
  });
}

interface Known<Value> {
  readonly translation: StoredDocument | undefined;
  readonly language: TargetLanguage;
  readonly value: Value;
}
/** By the original and the code of a language. */
type Cache<Value> = WeakMap<StoredDocument, Map<string, Known<Value>>>;
const pairCache: Cache<readonly TextPair[]> = new WeakMap();
const differenceCache: Cache<readonly Difference[]> = new WeakMap();

/** Keeps what was computed of two documents, because all documents are compared again after each change of one. */
function cached<Value>(
  cache: Cache<Value>,
  original: StoredDocument,
  translation: StoredDocument | undefined,
  language: TargetLanguage,
  compute: (translation: StoredDocument | undefined) => Value,
): Value {
  const byLanguage = cache.get(original) ?? new Map<string, Known<Value>>();
  cache.set(original, byLanguage);
  const known = byLanguage.get(language.code);
  if (known?.translation === translation && known?.language === language) return known.value;
  const value = compute(translation);
  byLanguage.set(language.code, { translation, language, value });
  return value;
}

export interface EntryState extends StateCounts {
  /** Whether there is no translation at all. */
  readonly isNew: boolean;
  /** How many blocks, figures, links and pictures differ from the original. */
  readonly different: number;
}

export function stateOf(entry: Entry, language: TargetLanguage): EntryState {
  return {
    ...countStates(pairsOf(entry, language)),
    isNew: !entry.translations.has(language.code),
    different: differencesOf(entry, language).length,
  };
}

/** What `stateOfTranslation` needs: the published languages with the codes `$codes`, and the originals, also drafts, with `$ids`. */
export const ORIGINALS_QUERY = `{
  "languages": *[_type == "language" && code in $codes && !(_id in path("drafts.**") || _id in path("versions.**"))],
  "originals": *[_id in $ids]
}`;
const Document = v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() });
export const Originals = v.object({ languages: v.array(Document), originals: v.array(Document) });

/** The parameters of ORIGINALS_QUERY for translations with these ids. */
export function originalsOf(ids: readonly string[]): { codes: string[]; ids: string[] } {
  const parsed = ids.flatMap((id) => parseTranslationId(getPublishedId(id)) ?? []);
  return {
    codes: parsed.map(({ language }) => language),
    ids: parsed.flatMap(({ original }) => [original, `drafts.${original}`]),
  };
}

/** What a stored translation still needs. Undefined for an original, and without its original. */
export function stateOfTranslation(
  stored: StoredDocument,
  { languages, originals }: v.InferOutput<typeof Originals>,
  { model, targetLanguage }: Pick<LanguagesSettings, "model" | "targetLanguage">,
): { readonly language: string; readonly state: EntryState } | undefined {
  const { original: id, language: code } = parseTranslationId(getPublishedId(stored._id)) ?? {};
  const original = preferDrafts(originals).find(({ _id }) => getPublishedId(_id) === id);
  if (id === undefined || code === undefined || original === undefined) return undefined;
  const isPage = model.pageTypes.has(original._type);
  const entry = { id, isPage, model, original, translations: new Map([[code, stored]]) };
  const language = languages.find((each) => storedText(each, "code") === code);
  const target = language === undefined ? { code, termProblems: () => [] } : targetLanguage(language);
  return { language: storedText(language, "englishName") ?? code, state: stateOf(entry, target) };
}

/** What editors call a document. A picture in Media has the name of its file. */
export function titleOf(
  document: ContentDocument,
  { documentTitle }: Pick<LanguagesSettings["titles"], "documentTitle">,
): string {
  return storedText(document, "originalFilename") ?? documentTitle(document);
}

/** Whether a translation says what its original says now. */
export function isComplete({ missing, changed, different }: EntryState): boolean {
  return missing === 0 && changed === 0 && different === 0;
}

/** What a translation still needs, in words: `7 missing`, `2 changed`. Empty if it is complete. */
export function openParts({ missing, changed, different }: EntryState): string[] {
  const counts = { missing, changed, different };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
}

/** How each English text is translated elsewhere in a language, by the text. */
export function memoryOf({ entries }: Work, language: TargetLanguage): ReadonlyMap<string, string> {
  const known = entries.flatMap((entry) =>
    entry.translations.has(language.code)
      ? pairsOf(entry, language).filter(({ state, path }) => state === "current" && path !== "path")
      : [],
  );
  return new Map(
    known.flatMap(({ text, translation }) => (translation ? [[text, translation] as const] : [])),
  );
}

type EditingClient = Pick<SanityClient, "action" | "create" | "getDocuments">;

/** Stores a translation that is a copy of its original, in English until somebody translates it. */
export function createTranslation(
  client: EditingClient,
  { original, isPage, model }: Entry,
  language: TargetLanguage,
): Promise<unknown> {
  const source = { ...original, _id: getPublishedId(original._id) };
  const copy = isPage ? pageFromSource(source, language.code) : emptyTranslation(source, language.code);
  return store(client, undefined, translate({ original: source, translation: copy }, [], language, model));
}

/** Stores translated texts in the draft of a translation, which is created if there is none. Nothing else of it changes. */
export function saveTexts(
  client: EditingClient,
  { id, original, model }: Entry,
  language: TargetLanguage,
  texts: readonly NewText[],
): Promise<unknown> {
  const source = { ...original, _id: id };
  const stored = translationId(id, language.code);
  return inTurn(stored, async () => {
    const translation = await storedTranslation(client, stored);
    // A new page gets the texts without words too.
    const within = translation === undefined ? "" : null;
    const changed = translate({ original: source, translation }, texts, language, model, within);
    await store(client, translation, changed);
  });
}

/** The last save of each translation. */
const lastSaves = new Map<string, Promise<void>>();

/** Saves after the saves before it have ended. A translator types the next text while the one before is on its way. */
function inTurn(id: string, save: () => Promise<void>): Promise<void> {
  const turn = (lastSaves.get(id) ?? Promise.resolve()).then(save, save);
  lastSaves.set(id, turn);
  return turn;
}

/** The draft of a translation, or what is published, as it is now. What the Studio shows can be older than the last save. */
async function storedTranslation(client: EditingClient, id: string): Promise<StoredDocument | undefined> {
  const [draft, published] = await client.getDocuments<Record<string, unknown>>([`drafts.${id}`, id]);
  return draft ?? published ?? undefined;
}

/** Copies the blocks, figures, links and pictures of the original into a page: all, or only those of one block. */
export function alignTranslation(
  client: EditingClient,
  { original, translations, model }: Entry,
  language: TargetLanguage,
  within: string,
): Promise<unknown> {
  const translation = translations.get(language.code);
  return store(client, translation, translate({ original, translation }, [], language, model, within));
}

async function store(
  client: EditingClient,
  before: StoredDocument | undefined,
  after: { readonly _id: string; readonly _type: string } | undefined,
): Promise<void> {
  if (after === undefined) return;
  const id = getPublishedId(after._id);
  const draftId = `drafts.${id}`;
  if (before === undefined) {
    await client.create({ ...after, _id: draftId }, { tag: "languages" });
    return;
  }
  const actions = diffPatch(before, { ...after, _id: before._id }).map(({ patch }) => ({
    actionType: "sanity.action.document.edit" as const,
    draftId,
    publishedId: id,
    patch: Object.fromEntries(Object.entries(patch).filter(([name]) => name !== "id")),
  }));
  if (actions.length > 0) await client.action(actions, { tag: "languages" });
}
