import { isDeepStrictEqual } from "node:util";

import { applyPatch } from "mendoza";

import { omit } from "../documents/json.ts";
import type { OpenLake } from "../open-lake.ts";

/** Ids of the documents that are not what the log of their changes makes of them. */
export function unlikeTheirLog({ documents, history }: OpenLake, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => {
    const log = history
      .transactions([id], { limit: Number.MAX_SAFE_INTEGER })
      .flatMap(({ changes }) => changes);
    const replayed = log
      .filter((change) => change.id === id)
      .reduce<unknown>((state, { effects }) => applyPatch(state, effects.apply), null);
    const document = documents.get(id);
    return !isDeepStrictEqual(replayed, document === undefined ? null : omit(document, "_rev"));
  });
}
