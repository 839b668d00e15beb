import { findBlock } from "../blocks/index.ts";
import { type ContentDocument, publishedId } from "../fields/lake.ts";
import { type ListedDocument, listFacts, type StoredList } from "../fields/list-fields.ts";
import { storedField, storedItems, storedText, storedValues } from "../fields/stored-field.ts";
import type { ContentRule } from "./rule.ts";

export const unlinkedPages: ContentRule = {
  name: "unlinked-pages",
  why: "Visitors and search engines follow links, and hardly find a page without one",
  level: "info",
  checkAll(documents) {
    // A redirect leads away from an old address, not to a page that visitors are on.
    const linking = documents.filter(({ _type }) => _type !== "redirect");
    const linked = new Set(linking.flatMap(linksOf));
    const lists = linking.flatMap(({ blocks }) => storedItems(blocks));
    return documents
      .filter((document) => isFoundByLinks(document) && !linked.has(publishedId(document._id)))
      .filter((document) => !lists.some((list) => isListed(document, list)))
      .map((document) => ({
        document,
        path: [],
        message: "No page, list or menu leads here. Link to it from a page that its readers come from",
      }));
  },
};

function isFoundByLinks({ _type, path, seo }: ContentDocument): boolean {
  const isPage = typeof path === "string" && path !== "/" && storedField(seo, "noIndex") !== true;
  return isPage || _type === "glossaryTerm";
}

/** The published ids of the other documents that a document refers to. */
function linksOf(document: ContentDocument): string[] {
  const own = publishedId(document._id);
  return storedValues(document).flatMap(({ value }) => {
    const id = storedField(value, "_ref");
    return typeof id === "string" && publishedId(id) !== own ? [publishedId(id)] : [];
  });
}

/** Whether a block lists a document that no editor selected. */
function isListed(document: ContentDocument, block: unknown): boolean {
  const lists = findBlock(String(storedField(block, "_type")))?.facts.lists;
  if (lists === undefined) return false;
  const list: StoredList = { ...listFacts(block), selection: storedText(block, "selection") };
  const listed: ListedDocument = { ...listFacts(document), _type: document._type };
  return list.selection !== "hand" && lists(list, listed);
}
