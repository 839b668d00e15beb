import { validateDocument, type Workspace } from "sanity";
import { apiVersion, releaseOf, type StoredDocument } from "schemas/lake.ts";
import { isPublishedWith } from "schemas/link-rules.ts";

import { type Finding, findingsOf } from "#check/findings.ts";

/** Fields that validateDocument's type requires and StoredDocument does not declare. Every stored document has them. */
const REQUIRED_FIELDS = { _createdAt: "", _updatedAt: "" };

const noIds: ReadonlySet<string> = new Set();

/**
 * Checks a published document, a draft or a version with the rules of its schema: the same that the form shows. As there, a version may
 * refer to what its release publishes. `together` has the published ids of drafts that are published in the same transaction: the
 * document may refer to these too.
 */
export async function checkDocument(
  document: StoredDocument,
  workspace: Workspace,
  together = noIds,
): Promise<Finding[]> {
  const client = workspace.getClient({ apiVersion });
  const markers = await validateDocument({
    document: { ...REQUIRED_FIELDS, ...document },
    workspace,
    ...((together.size > 0 || releaseOf(document._id) !== undefined) && {
      getDocumentExists: async ({ id }) => together.has(id) || isPublishedWith(client, document._id, id),
    }),
  });
  return findingsOf(document, markers);
}

/** Whether editors write documents of this type: Sanity's own types, and tags and folders of pictures, are left out. */
export function isContentType({ schema }: Pick<Workspace, "schema">, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !/^(sanity|system|media)\./.test(name);
}
