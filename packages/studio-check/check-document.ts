import { getPublishedId, getVersionFromId } from "@sanity/client/csm";
import { validateDocumentWithWorkspace, type ValidationSource } from "@sanity/validation";
import type { SanityClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";

import { type Finding, findingsOf } from "./findings.ts";
import { limitDocument, TOO_LONG } from "./limited-document.ts";

/** Fields that the type of validateDocument requires and StoredDocument does not declare. Every stored document has them. */
const REQUIRED_FIELDS = { _createdAt: "", _updatedAt: "" };

/** What checks of single documents need to know about a Studio. */
export interface DocumentRules {
  readonly titles: FormTitles;
  /** Fields with long texts that no rule reads as words, such as drawings. */
  readonly longFields?: ReadonlySet<string>;
  /**
   * Whether visitors can open the document `id` once `referrerId`, which refers to it, is published. A version may refer to what its
   * release publishes.
   */
  readonly isPublishedWith: (client: SanityClient, referrerId: string, id: string) => Promise<boolean>;
}

/**
 * Creates a function that checks a published document, a draft or a version with the rules of its schema, as the form does. It asks the
 * lake about the target of each reference only once, and not about those with the ids `published`: they are published, or will be in the
 * same transaction.
 */
export function createDocumentCheck(
  workspace: ValidationSource,
  { titles, isPublishedWith }: DocumentRules,
  published: ReadonlySet<string> = new Set(),
): (document: StoredDocument) => Promise<Finding[]> {
  const client = workspace.getClient(API);
  const known = new Map<string, Promise<boolean>>();
  const isPublished = async (referrerId: string, id: string) => {
    if (published.has(id)) return true;
    const key = `${getVersionFromId(referrerId) ?? ""} ${id}`;
    const answer = known.get(key) ?? isPublishedWith(client, referrerId, id);
    known.set(key, answer);
    return answer;
  };
  return async (document) => {
    const markers = await validateDocumentWithWorkspace({
      document: { ...REQUIRED_FIELDS, ...document },
      workspace,
      // Sanity's own function waits up to 250 ms for more ids, for each link in turn.
      getDocumentExists: ({ id }) => isPublished(document._id, id),
    });
    return findingsOf(document, markers, titles);
  };
}

/** Checks documents that go live together, without those that editors do not write. */
export async function checkDocuments(
  documents: readonly StoredDocument[],
  workspace: ValidationSource,
  rules: DocumentRules,
): Promise<Finding[]> {
  const check = createDocumentCheck(
    workspace,
    rules,
    new Set(documents.map(({ _id }) => getPublishedId(_id))),
  );
  const checked = documents.filter(({ _type }) => isContentType(workspace, _type));
  const findings = await Promise.all(
    checked.map(async (document) => {
      const limited = limitDocument(document, rules.longFields);
      const own = await check(limited.document);
      if (limited.isCut) own.unshift({ ...TOO_LONG, document });
      return own;
    }),
  );
  return findings.flat();
}

/** Whether editors write documents of this type: Sanity's own types, and tags and folders of pictures, are left out. */
export function isContentType({ schema }: Pick<ValidationSource, "schema">, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !/^(sanity|system|media)\./.test(name);
}
