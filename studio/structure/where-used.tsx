import { Badge, Container, Stack } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { blocks, findBlock } from "schemas/blocks/index.ts";
import { MAX_BLOCKS } from "schemas/fields/limits.ts";
import type { ListedDocument, StoredList } from "schemas/fields/list-fields.ts";
import { typesWithBlocks } from "schemas/fields/routable-types.ts";
import { publishedId } from "stored-values/stored-document.ts";
import { LimitedList } from "studio-kit/limited-list.tsx";
import { formTarget, LinkCard } from "studio-kit/links.tsx";
import { Entry, Hint } from "studio-kit/ui.tsx";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { documentTitle, TITLE, typeTitle } from "#structure/titles.ts";

/** The documents that refer to `$id`, all documents of types `$holders` with their blocks of types `$blocks`, and `$id` itself. */
const USES = `{
  "referring": *[references($id) && !(_id in path("versions.**"))] | order(_type asc, path asc){
    _id, _type, "title": ${TITLE}, path
  },
  "listing": *[_type in $holders && !(_id in path("versions.**"))] | order(_type asc, path asc){
    _id, _type, "title": ${TITLE}, path,
    "lists": coalesce(blocks[0...${MAX_BLOCKS}][_type in $blocks && hidden != true]{
      _type, selection, kind, limit, "services": coalesce(services[]._ref, []), "partOf": partOf._ref
    }, [])
  },
  "self": *[_id in [$id, "drafts." + $id]]{
    _id, _type, kind, "services": coalesce(services[]._ref, []), "partOf": partOf._ref
  }
}`;
const WATCH = `*[references($id) || _type in $holders || _id in [$id, "drafts." + $id]]`;

const OptionalText = v.nullable(v.string());
const documentFields = { _id: v.string(), _type: v.string(), title: OptionalText, path: OptionalText };
const lists = v.array(
  v.object({
    _type: v.string(),
    selection: OptionalText,
    kind: OptionalText,
    limit: v.nullable(v.number()),
    services: v.array(v.string()),
    partOf: OptionalText,
  }),
);
const Uses = v.object({
  referring: v.array(v.object(documentFields)),
  listing: v.array(v.object({ ...documentFields, lists })),
  self: v.array(
    v.object({
      _id: v.string(),
      _type: v.string(),
      kind: OptionalText,
      services: v.array(v.string()),
      partOf: OptionalText,
    }),
  ),
});

/** The types of the blocks that can list documents automatically. */
const listingBlocks = blocks.flatMap(({ name, facts }) => (facts.lists === undefined ? [] : [name]));

/** A document view: the documents that link to this one, and the pages whose lists show it. */
export function WhereUsed({ documentId }: { documentId: string }) {
  const params = { id: getPublishedId(documentId), holders: typesWithBlocks, blocks: listingBlocks };
  const result = useLiveQuery({ query: USES, params, schema: Uses, watch: WATCH });
  if (result === undefined) return null;
  const uses = usesOf(result);

  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Hint>{summary(uses.length)}</Hint>
        <LimitedList rows={uses}>
          {(use) => (
            <li key={use.id}>
              <UseCard use={use} />
            </li>
          )}
        </LimitedList>
      </Stack>
    </Container>
  );
}

function UseCard({ use: { id, document, remark } }: { use: Use }) {
  return (
    <LinkCard {...formTarget({ _id: id, _type: document._type })}>
      <Entry
        size={2}
        title={documentTitle(document)}
        detail={document.path ?? typeTitle(document._type)}
        end={remark !== undefined && <Badge>{remark}</Badge>}
      />
    </LinkCard>
  );
}

function summary(count: number): string {
  if (count === 0) return "No document links to this one, and no list shows it.";
  return count === 1 ? "One document uses this one." : `${count} documents use this one.`;
}

interface Use {
  /** The published id. */
  id: string;
  document: { _type: string; title: string | null; path: string | null };
  /** How the page shows the document, if it does not link to it. */
  remark?: string;
}

/** The documents that use this one: first those that link to it, then those that only list it. */
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
        remark: limit === undefined ? "In a list" : `In a list of at most ${limit}, if it ranks high enough`,
      }))
      .filter(({ id }) => !linked.has(id)),
  ];
}

interface List extends StoredList {
  _type: string;
  limit?: number | null | undefined;
}

/** Whether a block shows a document automatically, without an editor choosing it. Ignores its limit. */
export function showsInList(list: List, document: ListedDocument): boolean {
  return list.selection !== "hand" && (findBlock(list._type)?.facts.lists?.(list, document) ?? false);
}

interface Page {
  _id: string;
  lists: readonly List[];
}

/** The pages with a list that shows a document. `limit` is the largest limit of these lists, or undefined if one of them has none. */
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
