import { getPublishedId, type SanityClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";

/**
 * Publishes drafts in one transaction, all or none. The first is the one that the editor publishes: its latest version goes
 * live, as with Sanity's action. The others must not have changed since they were checked.
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
