import { isTooDeep } from "../documents/depth.ts";
import type { StoredDocument } from "../documents/document.ts";
import { omit } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import { encodePatch } from "../history/mendoza.ts";
import { type Fault, faultOfReferences } from "./integrity.ts";
import { Refusal, tooDeep } from "./refusal.ts";
import type { Work, Workspace } from "./workspace.ts";

/** As hosted. https://www.sanity.io/docs/technical-limits */
const DOCUMENT_MAX_BYTES = 32 * 1024 * 1024;

export interface Sealed extends Change {
  /** The document as JSON, as it is stored. */
  readonly body: string | null;
}

/** The changes of a finished transaction, checked as a whole and with their new revision; or what is wrong with it. */
export function seal(workspace: Workspace): { changes: Sealed[] } | { fault: Fault } {
  const works = workspace.works();
  // First of all: what is nested without end would break every step that follows.
  const deep = works.find(({ after }) => after !== null && isTooDeep(after));
  if (deep !== undefined) return { fault: { index: deep.index, refusal: tooDeep() } };
  const fault = faultOfReferences(workspace, works);
  if (fault !== undefined) return { fault };
  const changes: Sealed[] = [];
  for (const work of works) {
    const change = sealed(work, workspace.transactionId);
    if (change.body !== null && Buffer.byteLength(change.body) > DOCUMENT_MAX_BYTES)
      return { fault: tooLarge(work) };
    changes.push(change);
  }
  return { changes };
}

function sealed({ id, before, after: unsealed, mutations }: Work, revision: string): Sealed {
  const after = unsealed === null ? null : { ...unsealed, _rev: revision };
  const [left, right] = [before, after].map(withoutRevision);
  const effects = {
    apply: encodePatch(left ?? null, right ?? null),
    revert: encodePatch(right ?? null, left ?? null),
  };
  return {
    id,
    before,
    after,
    mutations,
    effects,
    body: after === null ? null : JSON.stringify(after),
  };
}

function withoutRevision(document: StoredDocument | null) {
  return document === null ? null : omit(document, "_rev");
}

function tooLarge({ id, index }: Work): Fault {
  const description = `Document "${id}" is larger than 32 MB. Keep large media as assets`;
  return { index, refusal: new Refusal(413, { type: "documentTooLargeError", id, description }) };
}
