import { type Period, STAFF_STATISTICS_PATH, Usage } from "contracts/staff.ts";
import { comparablePath, routableTypes } from "schemas/fields/path.ts";
import * as v from "valibot";

import { useLiveQuery } from "#lake/use-live-query.ts";
import { usePolled } from "#quote-requests/polling.ts";
import type { StaffApi } from "#quote-requests/staff-api.ts";

const TAKEN_QUERY = `{
  "redirects": *[_type == "redirect" && defined(from)].from,
  "pages": *[_type in $types && defined(path)]{ "all": [path, ...coalesce(aliases, [])] }.all[]
}`;
const TAKEN_WATCH = `*[_type == "redirect" || _type in $types]`;
const params = { types: routableTypes };
const Taken = v.object({ redirects: v.array(v.string()), pages: v.array(v.string()) });

const MAX_LISTED = 8;
const INTERVAL_MS = 5 * 60_000;

/**
 * The missing paths that visitors opened most often and that still lead nowhere. A path in the draft of a page or redirect counts as
 * resolved.
 */
export function unresolvedPaths(missing: v.InferOutput<typeof Usage>["missing"], taken: readonly string[]) {
  const resolved = new Set(taken.map(comparablePath));
  return missing.filter(({ path }) => !resolved.has(comparablePath(path))).slice(0, MAX_LISTED);
}

/** The missing pages of the period, kept up to date. Undefined until they have loaded. */
export function useMissingPages(api: StaffApi, { from, until }: Period) {
  const path = `${STAFF_STATISTICS_PATH}?${new URLSearchParams({ from, until })}`;
  const { data, error } = usePolled(api, path, Usage, INTERVAL_MS);
  const taken = useLiveQuery({ query: TAKEN_QUERY, params, schema: Taken, watch: TAKEN_WATCH });
  const missing = data && taken && unresolvedPaths(data.missing, [...taken.redirects, ...taken.pages]);
  return { missing, error };
}
