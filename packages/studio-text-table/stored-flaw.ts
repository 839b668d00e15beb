import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import type { Flaw } from "./text-rows.ts";

/** A flaw of texts that depends on documents. */
export interface StoredFlaw {
  readonly query: string;
  /** A query whose results tell when to read again. */
  readonly watch: string;
  readonly flawOf: (result: unknown) => Flaw;
}

/** The flaw by the current documents. Undefined until they have loaded. */
export function useFlaw({ query, watch, flawOf }: StoredFlaw): Flaw | undefined {
  const result = useLiveQuery({ query, schema: v.unknown(), watch });
  return result === undefined ? undefined : flawOf(result);
}
