import type { Identity } from "../access/identity.ts";
import { isObject, type Json } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { type CreateQueries, type LakeOptions, type OpenLake, openLake } from "../open-lake.ts";

export const editor: Identity = { id: "ada", role: "editor" };

/** A lake with a stub query engine that answers every query as `*[_type == $type]`, to test writes without GROQ. */
export function openTestLake(options: Partial<LakeOptions> = {}, applied: string[] = []): OpenLake {
  const createQueries: CreateQueries = ({ documents }) => ({
    query: ({ params }) => ({
      result: [...documents.ofType(typeof params.type === "string" ? params.type : "")],
      syncTags: [],
    }),
    listenFilter: () => () => [],
    inListenerTime: (_identity, work) => work(),
    indexTexts: () => false,
    invalidatedTags: () => [],
    applyTransaction: ({ id }) => applied.push(id),
  });
  return openLake(
    { file: ":memory:", projectId: "local000", dataset: "production", ...options },
    createQueries,
  );
}

interface TestLake {
  readonly lake: OpenLake;
  readonly identity: Identity;
  /** The errors that the lake reported. */
  readonly reportedErrors: unknown[];
  /** The ids of the transactions that the query engine received. */
  readonly appliedTransactions: string[];
  readonly mutate: (...mutations: Json[]) => void;
  readonly runActions: (...actions: Json[]) => void;
}

export function setup(options: Partial<LakeOptions> = {}): TestLake {
  const reportedErrors: unknown[] = [];
  const appliedTransactions: string[] = [];
  const lake = openTestLake(
    { report: (error) => reportedErrors.push(error), ...options },
    appliedTransactions,
  );
  return {
    lake,
    identity: editor,
    reportedErrors,
    appliedTransactions,
    mutate: (...mutations) => void lake.mutate(mutations, { identity: editor }),
    runActions: (...actions) => void lake.action(actions, { identity: editor }),
  };
}

/** The status and the first error of the LakeError that `work` throws; "accepted" if it throws none. */
export function rejectionOf(work: () => void): { status: number; error: unknown } | "accepted" {
  try {
    work();
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    const { error: whole = null } = error.body;
    const items = isObject(whole) && Array.isArray(whole.items) ? whole.items : [];
    const [item = null] = items;
    if (isObject(item)) return { status: error.status, error: item.error };
    return { status: error.status, error: isObject(whole) ? whole : error.body };
  }
  return "accepted";
}
