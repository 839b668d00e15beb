import type { SanityClient } from "@sanity/client";
import { type Path, pathToString } from "sanity";
import { publishedId, type StoredDocument } from "schemas/fields/lake.ts";
import { storedField } from "schemas/fields/stored-field.ts";

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
    .map(({ _id, ...fields }) => ({
      _id,
      references: strengthenedReferences(fields).filter(({ target }) => !together.has(target)),
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

interface StrengthenedReference {
  path: Path;
  /** The published id of the document that it refers to. */
  target: string;
}

/** The references in a value that become strong when their document is published. */
function strengthenedReferences(value: unknown, path: Path = []): StrengthenedReference[] {
  if (typeof value !== "object" || value === null) return [];
  const target = storedField(value, "_ref");
  if (typeof target === "string")
    return storedField(value, "_strengthenOnPublish") === undefined
      ? []
      : [{ path, target: publishedId(target) }];
  return Array.isArray(value)
    ? value.flatMap((item, index) => {
        const _key = storedField(item, "_key");
        return strengthenedReferences(item, [...path, typeof _key === "string" ? { _key } : index]);
      })
    : Object.entries(value).flatMap(([field, child]) => strengthenedReferences(child, [...path, field]));
}
