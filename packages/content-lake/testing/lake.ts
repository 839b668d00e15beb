import type { Identity } from "../access/identity.ts";
import { Deadline } from "../deadline.ts";
import { isObject, type Json } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { type LakeOptions, type OpenLake, openLake } from "../open-lake.ts";

export const editor: Identity = { id: "ada", role: "editor" };

/** For reads of the log that may take any time. */
export const FOREVER = new Deadline(Infinity);

/** A lake in memory, unless the options name a file. */
export function openTestLake(options: Partial<LakeOptions> = {}): OpenLake {
  return openLake({ file: ":memory:", projectId: "local000", dataset: "production", ...options });
}

interface TestLake {
  readonly lake: OpenLake;
  readonly identity: Identity;
  /** The errors that the lake reported. */
  readonly reportedErrors: unknown[];
  /** The ids of the transactions that were committed. */
  readonly commits: string[];
  readonly mutate: (...mutations: Json[]) => void;
  readonly runActions: (...actions: Json[]) => void;
}

export function setup(options: Partial<LakeOptions> = {}): TestLake {
  const reportedErrors: unknown[] = [];
  const commits: string[] = [];
  const lake = openTestLake({ report: (error) => reportedErrors.push(error), ...options });
  lake.onCommit(({ id }) => commits.push(id));
  return {
    lake,
    identity: editor,
    reportedErrors,
    commits,
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
