import { getVersionFromId, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { preferDrafts, useLiveResult } from "studio-kit/use-live-query.ts";
import { useLoaded } from "studio-kit/use-loaded.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

const FIELDS = "_id, _type, _rev, _updatedAt, language";
export const editsQuery = (fields: string) => `{
  "drafts": *[(_id in path("drafts.**") || _id in path("versions.**")) && _type in $types] | order(_updatedAt desc)[0...50]{ ${fields} },
  "recent": *[_type in $types] | order(_updatedAt desc)[0...20]{ ${fields} }
}`;
const EDITS_WATCH = `*[_type in $types]`;

const Edited = v.looseObject({
  _id: v.string(),
  _type: v.string(),
  _rev: v.string(),
  _updatedAt: v.string(),
});
const Edits = v.object({ drafts: v.array(Edited), recent: v.array(Edited) });
type Edits = v.InferOutput<typeof Edits>;

/** A transaction of the history API, without its content. */
const Transaction = v.object({ id: v.string(), author: v.string(), documentIDs: v.array(v.string()) });
export type Transaction = v.InferOutput<typeof Transaction>;

/** A document, draft or version that was edited. */
export interface Edit {
  document: Edits["recent"][number];
  /** The id of the last author; undefined if that is no longer in the history. */
  author: string | undefined;
}

const MAX_LISTED = 8;

/**
 * The drafts and release versions that `me` has edited, and the documents that were edited last by anyone. Both lists and `transactions`
 * have the newest first.
 */
export function editsOf({ drafts, recent }: Edits, transactions: readonly Transaction[], me: string) {
  const toEdit = (document: Edit["document"]): Edit => ({
    document,
    author: transactions.find(({ id }) => id === document._rev)?.author,
  });
  const mine = new Set(
    transactions.filter(({ author }) => author === me).flatMap(({ documentIDs }) => documentIDs),
  );
  return {
    myDrafts: drafts
      .filter(({ _id }) => mine.has(_id))
      .slice(0, MAX_LISTED)
      .map(toEdit),
    recent: sortByText(
      [...preferDrafts(recent.filter((each) => !isInRelease(each))), ...recent.filter(isInRelease)],
      ({ _updatedAt }) => _updatedAt,
    )
      .toReversed()
      .slice(0, MAX_LISTED)
      .map(toEdit),
  };
}

export function isInRelease({ _id }: { _id: string }): boolean {
  return getVersionFromId(_id) !== undefined;
}

/** Enough to find the last author of each listed document. */
const MAX_TRANSACTIONS = 1000;

interface EditedTypes {
  readonly types: readonly string[];
  /** What the title of a document is made of, in GROQ: fields, which depend on its type, and projections. */
  readonly titleFields: readonly string[];
}

/** The drafts and edits of the home tool, kept up to date. `edits` is undefined until they have loaded, and if they could not be loaded. */
export function useRecentEdits(
  me: string,
  { types, titleFields }: EditedTypes,
): { edits: ReturnType<typeof editsOf> | undefined; failure: unknown } {
  const client = useClient(API);
  const query = editsQuery([FIELDS, ...titleFields].join(", "));
  const { result, failure } = useLiveResult({ query, params: { types }, schema: Edits, watch: EDITS_WATCH });
  const loaded = useLoaded(result, async (found) => ({
    ...found,
    transactions: await fetchTransactions(client, found),
  }));
  return { edits: loaded && editsOf(loaded, loaded.transactions, me), failure };
}

async function fetchTransactions(
  client: ReturnType<typeof useClient>,
  { drafts, recent }: Edits,
): Promise<Transaction[]> {
  const ids = new Set([...drafts, ...recent].map(({ _id }) => _id));
  if (ids.size === 0) return [];
  const { dataset } = client.config();
  const lines = await client.request<string>({
    url: `/data/history/${dataset}/transactions/${[...ids].join(",")}`,
    query: { excludeContent: "true", reverse: "true", limit: String(MAX_TRANSACTIONS) },
    json: false,
  });
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => v.parse(v.pipe(v.string(), v.parseJson(), Transaction), line));
}
