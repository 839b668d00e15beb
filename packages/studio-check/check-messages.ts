import type { StoredDocument } from "stored-values/stored-document.ts";

import type { FieldFinding } from "./findings.ts";

// The messages between the Studio and the worker of its check.

/** Takes the documents to check, in this order. The worker keeps those that have not `changed`. */
interface DocumentsRequest {
  readonly type: "documents";
  /** The ids without “drafts.”. */
  readonly ids: readonly string[];
  readonly changed: readonly StoredDocument[];
  /** The ids of all documents that are published. */
  readonly published: ReadonlySet<string>;
}

/** Asks for the findings of some documents. Each is answered as soon as it is known. */
interface DocumentRequest {
  readonly type: "check";
  readonly ids: readonly string[];
}

/** Asks for what one rule between documents finds. */
interface ComparisonRequest {
  readonly type: "compare";
  readonly rule: string;
}

export type CheckRequest = DocumentsRequest | DocumentRequest | ComparisonRequest;

/** A query of a rule. The Studio sends it, because the worker can reach nothing and has no token. */
export interface Query {
  readonly apiVersion: string;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: "raw" | "drafts" | "published";
}

/** The result of a query, or why there is none. */
export interface QueryAnswer {
  readonly type: "answer";
  readonly number: number;
  readonly result?: unknown;
  readonly error?: string;
  /** The status with which the lake answered, if it did. */
  readonly statusCode?: unknown;
}

export type CheckReply =
  | { readonly type: "query"; readonly number: number; readonly query: Query }
  | { readonly type: "found"; readonly id: string; readonly findings: readonly FieldFinding[] }
  /** The request is done. `rules` are the names of the rules between documents. */
  | { readonly type: "done"; readonly rules: readonly string[] }
  /** The request is not done, because what was checked `message`: “ends with an error”. */
  | { readonly type: "failed"; readonly message: string };
