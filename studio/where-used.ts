import { blocks, findBlock } from "schemas/blocks/index.ts";
import { publishedId } from "schemas/lake.ts";
import type { ListedDocument, StoredList } from "schemas/list-fields.ts";
import * as v from "valibot";

/** The documents that refer to `$id`, the pages of the types `$pages` with their blocks of the types `$blocks`, and the document itself. */
export const USES = `{
  "referring": *[references($id) && !(_id in path("versions.**"))] | order(_type asc, path asc){
    _id, _type, "title": coalesce(title, name, term, from), path
  },
  "listing": *[_type in $pages && !(_id in path("versions.**"))] | order(_type asc, path asc){
    _id, _type, title, path,
    "lists": coalesce(blocks[_type in $blocks && hidden != true]{
      _type, selection, kind, limit, "services": coalesce(services[]._ref, []), "partOf": partOf._ref
    }, [])
  },
  "self": *[_id in [$id, "drafts." + $id]]{
    _id, _type, kind, "services": coalesce(services[]._ref, []), "partOf": partOf._ref
  }
}`;
export const USES_WATCH = `*[references($id) || _type in $pages || _id in [$id, "drafts." + $id]]`;

const Text = v.nullable(v.string());
const found = { _id: v.string(), _type: v.string(), title: Text, path: Text };
const lists = v.array(
  v.object({
    _type: v.string(),
    selection: Text,
    kind: Text,
    limit: v.nullable(v.number()),
    services: v.array(v.string()),
    partOf: Text,
  }),
);
export const Uses = v.object({
  referring: v.array(v.object(found)),
  listing: v.array(v.object({ ...found, lists })),
  self: v.array(
    v.object({ _id: v.string(), _type: v.string(), kind: Text, services: v.array(v.string()), partOf: Text }),
  ),
});

export interface Use {
  /** The published id. */
  id: string;
  document: { _type: string; title: string | null; path: string | null };
  /** How the page shows the document, if it has no link to it. */
  remark?: string;
}

/** Each document that links to this one or shows it: first those with links, then those with lists only. */
export function usesOf({ referring, listing, self }: v.InferOutput<typeof Uses>): Use[] {
  const linking = preferDrafts(referring).map((document) => ({ id: publishedId(document._id), document }));
  const linked = new Set(linking.map(({ id }) => id));
  const [document] = preferDrafts(self);
  const showing = document === undefined ? [] : pagesListing(preferDrafts(listing), document);
  return [
    ...linking,
    ...showing
      .map(({ page, limit }) => ({
        id: publishedId(page._id),
        document: page,
        remark: limit === undefined ? "In a list" : `In a list of ${limit} at most, if it comes so far`,
      }))
      .filter(({ id }) => !linked.has(id)),
  ];
}

/** The types of the blocks that can find documents by themselves. */
export const listingBlocks = blocks.flatMap(({ name, facts }) => (facts.lists === undefined ? [] : [name]));

interface List extends StoredList {
  _type: string;
  limit?: number | null | undefined;
}

/** Whether a block shows a document that nobody chose by hand. Its limit is not considered. */
export function showsInList(list: List, document: ListedDocument): boolean {
  return list.selection !== "hand" && (findBlock(list._type)?.facts.lists?.(list, document) ?? false);
}

interface Page {
  _id: string;
  lists: readonly List[];
}

/** The pages with a list that shows a document. `limit` is the largest limit of these lists, undefined if one has none. */
export function pagesListing<Listing extends Page>(
  pages: readonly Listing[],
  document: ListedDocument & { _id: string },
): { page: Listing; limit: number | undefined }[] {
  return pages.flatMap((page) => {
    const showing = page.lists.filter((list) => showsInList(list, document));
    if (showing.length === 0 || publishedId(page._id) === publishedId(document._id)) return [];
    const largest = Math.max(...showing.map(({ limit }) => limit ?? Infinity));
    return { page, limit: largest === Infinity ? undefined : largest };
  });
}

/** Each document once: its draft if there is one. */
export function preferDrafts<Stored extends { _id: string }>(documents: readonly Stored[]): Stored[] {
  const drafts = documents.filter(({ _id }) => _id.startsWith("drafts."));
  return [
    ...new Map([...documents, ...drafts].map((document) => [publishedId(document._id), document])).values(),
  ];
}
