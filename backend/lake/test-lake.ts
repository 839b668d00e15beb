import type { Identity } from "./access/identity.ts";
import type { Json } from "./documents/json.ts";
import { LakeError } from "./errors.ts";
import { type CreateQueries, type LakeOptions, type OpenLake, openLakeWith } from "./open-lake.ts";

export const editor: Identity = { id: "ada", role: "editor" };

/** A lake whose queries know one sentence, `*[_type == $type]`: the write side is tested without the query engine. */
export function openTestLake(options: Partial<LakeOptions> = {}, applied: string[] = []): OpenLake {
  const createQueries: CreateQueries = ({ documents }) => ({
    query: ({ params }) => ({
      result: [...documents.ofType(typeof params.type === "string" ? params.type : "")],
      syncTags: [],
    }),
    matcher: () => () => [],
    announcedTags: () => [],
    applied: ({ id }) => applied.push(id),
  });
  return openLakeWith(createQueries, {
    file: ":memory:",
    projectId: "local000",
    dataset: "production",
    ...options,
  });
}

export interface TestLake {
  readonly lake: OpenLake;
  readonly identity: Identity;
  /** Errors that the lake reported. */
  readonly reported: unknown[];
  /** Ids of the transactions that the read side heard of. */
  readonly applied: string[];
  readonly mutate: (...mutations: Json[]) => void;
  readonly act: (...actions: Json[]) => void;
}

export function setup(options: Partial<LakeOptions> = {}): TestLake {
  const reported: unknown[] = [];
  const applied: string[] = [];
  const lake = openTestLake({ report: (error) => reported.push(error), ...options }, applied);
  return {
    lake,
    identity: editor,
    reported,
    applied,
    mutate: (...mutations) => void lake.mutate(mutations, { identity: editor }),
    act: (...actions) => void lake.act(actions, { identity: editor }),
  };
}

/** The status and the first item's error of what `work` refuses to do. */
export function refusal(work: () => void): { status: number; error: unknown } | "accepted" {
  try {
    work();
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    const body = error.body.error;
    const items = typeof body === "object" && body !== null && !Array.isArray(body) ? body.items : undefined;
    const item = Array.isArray(items) ? items[0] : undefined;
    return {
      status: error.status,
      error: typeof item === "object" && item !== null && !Array.isArray(item) ? item.error : error.body,
    };
  }
  return "accepted";
}
