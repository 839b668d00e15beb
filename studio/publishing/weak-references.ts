import type { SanityClient } from "@sanity/client";
import { pathToString } from "sanity";
import { publishedId, type StoredDocument } from "schemas/fields/lake.ts";
import { storedField, storedValues } from "schemas/fields/stored-field.ts";

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
  const together = new Set(documents.map(({ _id }) => publishedId(_id)));
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
    return typeof target === "string" && isStrengthened ? [{ path, target: publishedId(target) }] : [];
  });
}
