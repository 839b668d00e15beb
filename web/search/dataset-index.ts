import { isTranslation, languageOf } from "schemas/fields/language.ts";
import { isRoutable } from "schemas/fields/routable-types.ts";
import { figuresById, fillFigures } from "schemas/quantities/capability-figures.ts";
import type { SearchGroup } from "schemas/site-search.ts";
import type { SearchIndex } from "site-search/search-index.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import * as v from "valibot";

import { translateContent } from "#cms/translate-content.ts";
import { ENGLISH } from "#locale/catalogs.ts";

import { contentIndex } from "./content-index.ts";
import { searchedTypes } from "./entries.ts";

const Synonyms = v.optional(v.array(v.string()), []);
const Translations = v.array(
  v.object({
    _id: v.string(),
    _type: v.literal("translation"),
    language: v.string(),
    texts: v.array(v.object({ _key: v.string(), path: v.string(), text: v.string() })),
  }),
);
const Blocks = v.array(v.looseObject({ _key: v.string(), _type: v.string() }));
const Holders = v.array(v.looseObject({ _id: v.string(), blocks: v.optional(Blocks, []) }));

/** The index of a language from all documents of a dataset: what visitors would search. For the check of the content. */
export async function datasetIndex(
  documents: readonly ContentDocument[],
  language: string,
): Promise<SearchIndex<SearchGroup>> {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
  const pages = documents.filter(({ _type }) => isRoutable(_type));
  const searched = structuredClone(
    documents.filter(
      (document) =>
        searchedTypes.includes(document._type) &&
        (!isRoutable(document._type) || languageOf(document) === language),
    ),
  );
  if (language !== ENGLISH)
    await translateContent(searched, [language], async (ids) =>
      v.parse(
        Translations,
        ofType("translation").filter(({ _id }) => ids.includes(_id)),
      ),
    );
  fillFigures(searched, figuresById(ofType("capability")));
  return contentIndex(
    {
      documents: searched,
      originals: v.parse(
        Holders,
        pages.filter((page) => !isTranslation(page)),
      ),
      sections: v.parse(Holders, ofType("section")),
      synonyms: v.parse(Synonyms, ofType("settings")[0]?.["synonyms"]),
      ownSynonyms: v.parse(Synonyms, ofType("language").find(({ code }) => code === language)?.["synonyms"]),
    },
    language,
  );
}
