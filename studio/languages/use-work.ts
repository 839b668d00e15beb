import { useMemo } from "react";
import { translation } from "schemas/documents/translation.ts";
import { usePermitted } from "studio-kit/permissions.ts";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import * as v from "valibot";

import { type Work, WORK_TYPES, workOf } from "#languages/translation-work.ts";

const ALL = `_type in $types && !(_id in path("versions.**"))`;
const ALL_PARAMS = { types: WORK_TYPES };
const ONE = `(_type == "language" || _id in [$id, "drafts." + $id] || original._ref == $id) && !(_id in path("versions.**"))`;
/** The colors and sizes of pictures are many, and nothing to translate. */
const PROJECTION = `{..., "metadata": null}`;
const Document = v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() });

/** All documents that are translated with their translations, or only one of them. Kept up to date. Undefined until they have loaded. */
export function useWork(id?: string): Work | undefined {
  const [filter, params] = id === undefined ? [ALL, ALL_PARAMS] : [ONE, { id }];
  const documents = useLiveDocuments({
    filter,
    params,
    projection: PROJECTION,
    schema: Document,
  });
  return useMemo(() => documents && workOf(documents), [documents]);
}

/** Whether the account may translate into a language. */
export function useMayTranslate(language: string): boolean {
  const draft = { _id: `drafts.new__${language}`, _type: translation.name, language };
  return usePermitted("create", [draft]).length > 0;
}
