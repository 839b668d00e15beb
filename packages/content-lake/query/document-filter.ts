import { LOCAL_ADMINISTRATOR } from "../access/identity.ts";
import { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { createQueryEngine } from "./engine.ts";

/**
 * Whether a GROQ filter such as `language == "de"` selects a document. It sees this document only: a reference leads nowhere. Throws an
 * Error if it is not GROQ.
 */
export function matchesFilter(filter: string, document: StoredDocument): boolean {
  const documents = new Dataset();
  documents.put(document);
  const engine = createQueryEngine({ documents, projectId: "filter", dataset: "filter" });
  const query = `count(*[${filter}])`;
  return engine.query({ query, params: {}, perspective: "raw", identity: LOCAL_ADMINISTRATOR }).result === 1;
}

/** The message for a filter that cannot be used; undefined if it can. */
export function filterProblem(filter: string): string | undefined {
  try {
    const none = { _id: "none", _type: "none", _rev: "", _createdAt: "", _updatedAt: "" };
    matchesFilter(filter, none);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
