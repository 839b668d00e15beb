import { validateDocument, type Workspace } from "sanity";
import { apiVersion, type StoredDocument } from "schemas/lake.ts";
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
  const known = new Map<string, Promise<boolean>>();
  const isPublished = (id: string) => {
    const answer = known.get(id) ?? isPublishedWith(client, document._id, id);
    known.set(id, answer);
    return answer;
  };
  const markers = await validateDocument({
    document: { ...REQUIRED_FIELDS, ...document },
    workspace,
    // Sanity's own function waits up to 250 ms for further ids, for one link after the other.
    getDocumentExists: async ({ id }) => together.has(id) || isPublished(id),
  });
  return findingsOf(document, markers);
}

/** Whether editors write documents of this type: Sanity's own types, and tags and folders of pictures, are left out. */
export function isContentType({ schema }: Pick<Workspace, "schema">, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !/^(sanity|system|media)\./.test(name);
}
