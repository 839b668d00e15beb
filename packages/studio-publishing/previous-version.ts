import type { SanityClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

/** A version that visitors saw before. */
export interface PreviousVersion {
  readonly document: StoredDocument;
  /** When it was published. ISO 8601. */
  readonly at: string;
  /** The id of the account that published it. */
  readonly author: string;
}

const Transaction = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), timestamp: v.string(), author: v.string() }),
);
const Documents = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() })),
});

/** How many transactions are examined. Between two versions there may be a time off the site, or a publish that changed nothing. */
const MAX_TRANSACTIONS = 10;

/** The version that visitors saw before the published one. Undefined if there was none, or if the lake no longer has it. */
export async function previousVersion(
  client: Pick<SanityClient, "request" | "config">,
  published: StoredDocument,
): Promise<PreviousVersion | undefined> {
  const { _id: id } = published;
  const history = `/data/history/${client.config().dataset ?? ""}`;
  const query = { excludeContent: "true", reverse: "true", limit: String(MAX_TRANSACTIONS) };
  // One transaction a line, the latest first, which made the published version.
  const lines = await client.request<string>({ url: `${history}/transactions/${id}`, query });
  for (const line of lines.trim().split("\n").slice(1)) {
    const { id: revision, timestamp, author } = v.parse(Transaction, line);
    // Fetched one by one, because the first is nearly always the right one.
    const found = await client.request<unknown>({ url: `${history}/documents/${id}`, query: { revision } });
    const [document] = v.parse(Documents, found).documents;
    // While the document was off the site, there was none.
    if (document !== undefined && contentOf(document) !== contentOf(published))
      return { document, at: timestamp, author };
  }
  return undefined;
}

/** What visitors see of a document. */
function contentOf({ _rev, _updatedAt, _createdAt, ...content }: StoredDocument): string {
  return JSON.stringify(sortByText(Object.entries(content), ([name]) => name));
}

/**
 * Publishes a previous version again. A draft stays as it is. Fails if the document has been published since.
 */
export async function goBack(
  client: Pick<SanityClient, "transaction">,
  published: StoredDocument,
  { document }: PreviousVersion,
): Promise<void> {
  const { _rev, _id, _type, ...content } = document;
  await client
    .transaction()
    // Changes nothing, and fails for another revision.
    .patch(_id, { ifRevisionID: published._rev, setIfMissing: { _type } })
    .createOrReplace({ ...content, _id, _type })
    .commit({ tag: "go-back" });
}
