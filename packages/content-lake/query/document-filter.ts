import { LOCAL_ADMINISTRATOR } from "../access/identity.ts";
import { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { Budget, SIGNED_IN_LIMITS } from "./budget.ts";
import { Parser } from "./compile/parse.ts";
import { Dependencies, Scope } from "./evaluate.ts";
import { Views } from "./perspective.ts";

const parser = new Parser();
const NO_DOCUMENTS = new Views(new Dataset()).get("raw", LOCAL_ADMINISTRATOR);

/**
 * Whether a GROQ filter such as `language == "de"` selects a document. It sees this document only: a reference leads nowhere. Throws an
 * Error if it is not GROQ.
 */
function matchesFilter(filter: string, document: StoredDocument): boolean {
  const { evaluate } = parser.parse(filter, {});
  return (
    evaluate(new Scope(document, undefined, new Scope(null, undefined, null)), {
      params: {},
      view: NO_DOCUMENTS,
      identity: LOCAL_ADMINISTRATOR.id,
      projectId: "filter",
      dataset: "filter",
      now: new Date(),
      budget: new Budget(SIGNED_IN_LIMITS),
      dependencies: new Dependencies(),
      tracksOrigins: false,
      origin: undefined,
    }) === true
  );
}

/** A type that no scope names. */
const OTHER_TYPE = "system.otherType";

/**
 * Whether a document is in the scope of an account. The scope must name the types that it selects. The account chooses the other fields of
 * what it writes, so `language == "de"` alone would let it write documents that act on everything, such as redirects.
 */
export function isInScope(scope: string, document: StoredDocument): boolean {
  return matchesFilter(scope, document) && !matchesFilter(scope, { ...document, _type: OTHER_TYPE });
}

/** The message for a GROQ filter that cannot be a scope; undefined if it can. */
export function scopeProblem(scope: string): string | undefined {
  try {
    const none = { _id: "none", _type: "none", _rev: "", _createdAt: "", _updatedAt: "" };
    matchesFilter(scope, none);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return scope.includes("_type") ? undefined : 'it must name the types: _type in ["page"] && …';
}
