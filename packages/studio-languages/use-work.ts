import { useMemo } from "react";
import { useGrants } from "studio-kit/permissions.ts";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import { TRANSLATION_TYPE } from "translations/translation.ts";
import * as v from "valibot";

import type { LanguagesSettings } from "./languages-settings.ts";
import { type Entry, type Work, workOf } from "./translation-work.ts";

const ALL = `_type in $types && !(_id in path("versions.**"))`;
const ONE = `(_type == "language" || _id in [$id, "drafts." + $id] || original._ref == $id) && !(_id in path("versions.**"))`;
/** The colors and sizes of pictures are many, and nothing to translate. Other documents are loaded as they are stored. */
const PROJECTION = `{..., _type == "sanity.imageAsset" => {"metadata": null}}`;
const Document = v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() });

/** All documents that are translated with their translations, or only one of them. Kept up to date. Undefined until they have loaded. */
export function useWork(settings: LanguagesSettings, id?: string): Work | undefined {
  const types = ["language", TRANSLATION_TYPE, ...settings.model.fields.keys()];
  const [filter, params] = id === undefined ? [ALL, { types }] : [ONE, { id }];
  const documents = useLiveDocuments({
    filter,
    params,
    projection: PROJECTION,
    schema: Document,
  });
  return useMemo(() => documents && workOf(documents, settings), [documents, settings]);
}

/**
 * Whether the account may translate into a language: a document, or else the texts of records. Undefined until its permissions have
 * loaded.
 */
export function useMayTranslate(language: string, entry?: Entry): boolean | undefined {
  const type = entry?.isPage === true ? entry.original._type : TRANSLATION_TYPE;
  const draft = { _id: `drafts.new__${language}`, _type: type, language };
  return useGrants("create", [draft]).get(draft._id);
}
