import { isTranslation, originalId, SITE_LANGUAGE, translationId } from "schemas/fields/language.ts";
import { isRoutable } from "schemas/fields/routable-types.ts";
import { isTextField } from "schemas/translated-fields.ts";
import { storedText } from "stored-values/stored-value.ts";
import { applyTranslation } from "translations/apply.ts";

import { completeTranslated } from "./complete-content.ts";
import type { TRANSLATIONS_QUERY_RESULT } from "./types.generated.ts";

/**
 * Lays the translated texts of records over a query's result. Pages are translated as documents of their own. Records, such as a grade,
 * a drawing or the settings, keep their figures once, and `translation` documents have only their texts, with the paths that these have
 * in the record. So a query must keep the ids and types of records, and the names of fields that have texts. What has no translation is
 * marked with its language: see foreign-text.ts. A text that is longer than its field allows is cut like that of the record.
 *
 * `languages` are the language of the reader and those that it falls back to, the best first. Modifies the result in place, because it
 * may be large. `pause` is awaited between the records.
 */
export async function translateContent(
  result: unknown,
  languages: readonly [string, ...string[]],
  load: (ids: string[]) => Promise<TRANSLATIONS_QUERY_RESULT>,
  pause = async (): Promise<void> => undefined,
): Promise<void> {
  const records = recordsIn(result);
  if (records.length === 0) return;
  const ids = new Set(records.flatMap(({ id }) => languages.map((code) => translationId(id, code))));
  // An account may be limited to documents that name one language.
  const loaded = (await load([...ids].toSorted())).filter(
    ({ _id, language }) => originalId(_id, language) !== _id,
  );
  const translations = new Map(loaded.map(({ _id, texts }) => [_id, texts ?? []]));
  for (const { stored, id } of records) {
    await pause();
    // A later text replaces an earlier one with the same path, so the best language comes last.
    const texts = languages
      .toReversed()
      .flatMap((language) =>
        (translations.get(translationId(id, language)) ?? []).flatMap(({ path, text }) =>
          text === undefined ? [] : [{ path, text, language }],
        ),
      );
    Object.assign(
      stored,
      applyTranslation(stored, {
        texts,
        language: languages[0],
        original: SITE_LANGUAGE,
        isText: isTextField,
      }),
    );
    // A translation has its own length.
    if (texts.length > 0) completeTranslated(stored);
  }
}

interface StoredRecord {
  readonly stored: object;
  readonly id: string;
}

/** The documents in a result, whole or in part, that are no pages. Inner ones come first, because an outer one is replaced as a whole. */
function recordsIn(value: unknown): StoredRecord[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => recordsIn(item));
  if (typeof value !== "object" || value === null) return [];
  const id = storedText(value, "_id");
  const inner = Object.values(value).flatMap((part: unknown) => recordsIn(part));
  const isRecord = id !== undefined && !isRoutable(storedText(value, "_type") ?? "") && !isTranslation(value);
  return isRecord ? [...inner, { stored: value, id }] : inner;
}
