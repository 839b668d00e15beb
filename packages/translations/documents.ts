import type { ExportedDocument, ImportedText } from "./exchange.ts";
import {
  acceptTexts,
  type ImportProblem,
  type Translatable,
  translate,
  type TranslationModel,
} from "./import.ts";
import {
  countStates,
  pairTexts,
  type StoredDocument,
  type TargetLanguage,
  type TextPair,
  translationId,
} from "./translation.ts";

// Texts of all documents in files for translators, and back.

/** A document that is translated, with its texts in a language. */
export interface Entry extends Translatable {
  readonly pairs: readonly TextPair[];
}

/** The documents that are translated. A document with the field `language` is the translation of another one. */
export function entriesOf(
  documents: readonly StoredDocument[],
  language: TargetLanguage,
  { fields }: TranslationModel,
): Entry[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents.flatMap((original) => {
    const description = fields.get(original._type);
    if (description === undefined || original["language"]) return [];
    const translation = byId.get(translationId(original._id, language.code));
    return { original, translation, pairs: pairTexts(original, translation, description, language) };
  });
}

/** What identifies a document in a file. */
export function exportedId({ _type, _id }: StoredDocument): string {
  return `${_type}/${_id}`;
}

/** The documents with texts for translators: those that are missing or have changed, or all. */
export function exportedDocuments(
  entries: readonly Entry[],
  nameOf: (document: StoredDocument) => string,
  isAll: boolean,
): ExportedDocument[] {
  return entries
    .map(({ original, pairs }): ExportedDocument => ({
      id: exportedId(original),
      name: nameOf(original),
      texts: pairs.filter(({ state, needsTranslator }) => needsTranslator && (isAll || state !== "current")),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** Texts of a translation memory for what is missing or has changed. */
export function textsFromMemory(
  entries: readonly Entry[],
  memory: Readonly<Record<string, string>>,
): ImportedText[] {
  const known = new Map(Object.entries(memory));
  return entries.flatMap(({ original, pairs }) =>
    pairs.flatMap(({ path, text, state }) => {
      const translation = known.get(text);
      if (state === "current" || translation === undefined) return [];
      return { document: exportedId(original), path, source: text, translation, isOpen: false };
    }),
  );
}

interface ImportOptions {
  readonly language: TargetLanguage;
  readonly model: TranslationModel;
  /** Whether to create pages of which texts are missing. */
  readonly isIncompleteAllowed: boolean;
}

/** Takes texts into translations. `translated` has the new and changed documents. */
export function importDocuments(
  entries: readonly Entry[],
  imported: readonly ImportedText[],
  { language, model, isIncompleteAllowed }: ImportOptions,
) {
  const byDocument = Map.groupBy(imported, ({ document }) => document);
  const changed: StoredDocument[] = [];
  const problems: ImportProblem[] = [];
  const incomplete: { readonly page: string; readonly missing: number }[] = [];
  let texts = 0;
  for (const { original, translation } of entries) {
    const fields = model.fields.get(original._type);
    if (fields === undefined) continue;
    const id = exportedId(original);
    const accepted = acceptTexts({ original, translation }, byDocument.get(id) ?? [], language, fields);
    byDocument.delete(id);
    const translated = translate({ original, translation }, accepted.texts, language, model);
    if (translated === undefined) continue;
    const { missing } = countStates(pairTexts(original, translated, fields, language));
    const isNewPage = translation === undefined && model.pageTypes.has(original._type);
    if (isNewPage && missing > 0 && !isIncompleteAllowed) {
      incomplete.push({ page: id, missing });
      continue;
    }
    problems.push(...accepted.problems);
    texts += accepted.texts.length;
    changed.push(translated);
  }
  return { translated: changed, texts, problems, incomplete, unknown: [...byDocument.keys()] };
}
