import { getPublishedId, type SanityClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";
import { sortByText } from "unicode-text/unicode-text.ts";

/** The document of a scheduled draft: the version in a release that can contain only one. */
const VERSIONS = `*[string::startsWith(_id, $prefix) && defined(*[_id == $release && metadata.cardinality == "one"][0]._id)]`;

/**
 * Copies changes made in a scheduled draft into the draft before the schedule is deleted. Sanity's dialog offers that only if the draft has
 * changed too; otherwise it assumes that both have the same content. A draft that has changed is left to that dialog.
 */
export async function keepScheduledChanges(
  client: Pick<SanityClient, "fetch" | "createOrReplace">,
  releaseName: string,
): Promise<void> {
  const options = { perspective: "raw", tag: "keep-scheduled-changes" } as const;
  const [version] = await client.fetch<StoredDocument[]>(
    VERSIONS,
    { prefix: `versions.${releaseName}.`, release: `_.releases.${releaseName}` },
    options,
  );
  if (version === undefined) return;
  const draftId = `drafts.${getPublishedId(version._id)}`;
  const draft = await client.fetch<StoredDocument | null>("*[_id == $draftId][0]", { draftId }, options);
  const isDraftUnchanged = draft !== null && draft._rev === baseRevision(version);
  if (!isDraftUnchanged || hasSameContent(version, draft)) return;
  await client.createOrReplace({ ...contentOf(version), _id: draftId, _type: version._type });
}

/** The revision of the draft that a version was made from. */
function baseRevision(version: StoredDocument): unknown {
  return storedField(storedField(version["_system"], "base"), "rev");
}

function hasSameContent(one: StoredDocument, other: StoredDocument): boolean {
  return JSON.stringify(sorted(contentOf(one))) === JSON.stringify(sorted(contentOf(other)));
}

function contentOf({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: StoredDocument) {
  return content;
}

function sorted(content: Record<string, unknown>): [string, unknown][] {
  return sortByText(Object.entries(content), ([name]) => name);
}
