import { getPublishedId, pathToString, type SanityClient } from "sanity";
import { type StoredDocument, storedField, storedValues } from "studio-kit/stored-document.ts";

const REFERENCED = `{ "drafts": *[_id in $draftIds], "publishedIds": *[_id in $ids]._id }`;

interface Referenced {
  drafts: StoredDocument[];
  publishedIds: string[];
}

/**
 * Finds the documents that a draft refers to, at any depth, and that exist only as drafts. Visitors cannot see them until they are
 * published too.
 */
export async function unpublishedReferences(
  client: Pick<SanityClient, "fetch">,
  draft: StoredDocument,
): Promise<StoredDocument[]> {
  const seen = new Set<string>([getPublishedId(draft._id)]);
  const found: StoredDocument[] = [];
  let referring = [draft];
  while (referring.length > 0) {
    const ids = [...new Set(referring.flatMap(referencedIds))].filter((id) => !seen.has(id));
    if (ids.length === 0) break;
    for (const id of ids) seen.add(id);
    const { drafts, publishedIds } = await client.fetch<Referenced>(
      REFERENCED,
      { ids, draftIds: ids.map((id) => `drafts.${id}`) },
      { perspective: "raw", tag: "publish-gate" },
    );
    referring = drafts.filter(({ _id }) => !publishedIds.includes(getPublishedId(_id)));
    found.push(...referring);
  }
  return found;
}

/**
 * Publishes drafts in one transaction, all or none. The edited one is first, and is published as it is now, like with Sanity's action. The
 * others must not have changed since they were checked.
 */
export async function publishDrafts(
  client: Pick<SanityClient, "action">,
  [edited, ...others]: readonly StoredDocument[],
): Promise<void> {
  if (edited === undefined) return;
  const checked = others.map((draft) => ({ ...publishOf(draft), ifDraftRevisionId: draft._rev }));
  // Referenced documents are published before the documents that refer to them.
  await client.action([...checked.toReversed(), publishOf(edited)], { tag: "publish-together" });
}

function publishOf({ _id }: StoredDocument) {
  return {
    actionType: "sanity.action.document.publish" as const,
    draftId: _id,
    publishedId: getPublishedId(_id),
  };
}

function referencedIds(document: StoredDocument): string[] {
  return storedValues(document).flatMap(({ value }) => {
    const id = storedField(value, "_ref");
    return typeof id === "string" ? getPublishedId(id) : [];
  });
}

const PUBLISHED = "*[_id in $ids]._id";

/**
 * Lets documents go live although they refer to documents that are not published. Publishing would turn such a reference into a strong
 * one, and the lake rejects a strong reference to a missing document. This keeps it weak, so that it works once its target is published.
 * References between the given documents are not changed, because these go live together.
 */
export async function keepReferencesWeak(
  client: Pick<SanityClient, "fetch" | "mutate">,
  documents: readonly StoredDocument[],
): Promise<void> {
  const together = new Set(documents.map(({ _id }) => getPublishedId(_id)));
  const found = documents
    .map((document) => ({
      _id: document._id,
      references: strengthenedReferences(document).filter(({ target }) => !together.has(target)),
    }))
    .filter(({ references }) => references.length > 0);
  if (found.length === 0) return;

  const ids = found.flatMap(({ references }) => references.map(({ target }) => target));
  const published = new Set(
    await client.fetch<string[]>(PUBLISHED, { ids }, { perspective: "raw", tag: "publish-gate" }),
  );
  const patches = found.flatMap(({ _id, references }) => {
    const missing = references.filter(({ target }) => !published.has(target));
    const unset = missing.map(({ path }) => pathToString([...path, "_strengthenOnPublish"]));
    return unset.length === 0 ? [] : [{ patch: { id: _id, unset } }];
  });
  if (patches.length > 0) await client.mutate(patches, { tag: "publish-gate" });
}

/** The references in a document that become strong when it is published, with the published ids of their targets. */
function strengthenedReferences(document: StoredDocument) {
  return storedValues(document).flatMap(({ value, path }) => {
    const target = storedField(value, "_ref");
    const isStrengthened = storedField(value, "_strengthenOnPublish") !== undefined;
    return typeof target === "string" && isStrengthened ? [{ path, target: getPublishedId(target) }] : [];
  });
}
