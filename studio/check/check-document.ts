import { validateDocument, type Workspace } from "sanity";
import { apiVersion, releaseOf, type StoredDocument } from "schemas/fields/lake.ts";
import { isPublishedWith } from "schemas/fields/link-rules.ts";

import { type Finding, findingsOf } from "#check/findings.ts";

/** Fields that the type of validateDocument requires and StoredDocument does not declare. Every stored document has them. */
const REQUIRED_FIELDS = { _createdAt: "", _updatedAt: "" };

/** Whether visitors can open a document once `referrerId`, which refers to it, is published. */
type IsPublishedWith = (referrerId: string, id: string) => Promise<boolean>;

/**
 * Creates a function that asks the lake about each document only once, for all documents that are checked together. Of those with the ids
 * `published` it does not ask: they are published, or will be in the same transaction.
 */
export function createPublishedCheck(
  workspace: Workspace,
  published: ReadonlySet<string> = new Set(),
): IsPublishedWith {
  const client = workspace.getClient({ apiVersion });
  const known = new Map<string, Promise<boolean>>();
  return async (referrerId, id) => {
    if (published.has(id)) return true;
    const key = `${releaseOf(referrerId) ?? ""} ${id}`;
    const answer = known.get(key) ?? isPublishedWith(client, referrerId, id);
    known.set(key, answer);
    return answer;
  };
}

/**
 * Checks a published document, a draft or a version with the rules of its schema, as the form does. A version may refer to documents that
 * its release publishes.
 */
export async function checkDocument(
  document: StoredDocument,
  workspace: Workspace,
  isPublished: IsPublishedWith,
): Promise<Finding[]> {
  const markers = await validateDocument({
    document: { ...REQUIRED_FIELDS, ...document },
    workspace,
    // Sanity's own function waits up to 250 ms for more ids, for each link in turn.
    getDocumentExists: ({ id }) => isPublished(document._id, id),
  });
  return findingsOf(document, markers);
}

/** Whether editors write documents of this type: Sanity's own types, and tags and folders of pictures, are left out. */
export function isContentType({ schema }: Pick<Workspace, "schema">, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !/^(sanity|system|media)\./.test(name);
}
