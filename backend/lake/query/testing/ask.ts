import type { Perspective, QueryAnswer } from "../../contract.ts";
import type { Json, JsonObject } from "../../documents/document.ts";
import type { Transaction } from "../../documents/transaction.ts";
import { LakeError } from "../../errors.ts";
import type { Identity } from "../../identity.ts";
import { createQueryEngine } from "../engine.ts";
import { type DocumentInput, MemoryDocuments } from "./memory-documents.ts";

export const editor: Identity = { id: "somebody", role: "editor" };
export const anonymous: Identity = { id: "", role: "anonymous" };

interface Asked {
  readonly params?: JsonObject;
  readonly perspective?: Perspective;
  readonly identity?: Identity;
  readonly sourceMap?: boolean;
}

/** A query engine over a few documents, in the words of a test. */
export function testBed(...inputs: readonly DocumentInput[]) {
  const documents = new MemoryDocuments(inputs);
  const engine = createQueryEngine({ documents, projectId: "project", dataset: "production" });
  const answer = (query: string, asked: Asked = {}): QueryAnswer =>
    engine.query({ query, params: {}, perspective: "published", identity: editor, ...asked });
  return {
    documents,
    engine,
    answer,
    ask: (query: string, asked?: Asked): Json => answer(query, asked).result,
    write: (...changes: readonly (DocumentInput | string)[]): Transaction => {
      const transaction = documents.write(...changes);
      engine.applied(transaction);
      return transaction;
    },
  };
}

/** What comes of asking; undefined where the lake refuses. */
export function answered<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof LakeError && error.status < 500) return undefined;
    throw error;
  }
}
