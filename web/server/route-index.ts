import type { SanityClient } from "@sanity/client";

import { DIRECTORY_QUERY, REDIRECTS_QUERY, ROUTES_QUERY, SETTINGS_QUERY } from "#cms/queries.ts";
import { createPathResolver, createRouteMap, type Resolution } from "#cms/resolve-path.ts";
import { suggestPaths } from "#cms/suggest-paths.ts";
import type {
  DIRECTORY_QUERY_RESULT,
  REDIRECTS_QUERY_RESULT,
  ROUTES_QUERY_RESULT,
  SETTINGS_QUERY_RESULT,
} from "#cms/types.generated.ts";

/** What the server knows about the content before a page is rendered. */
export interface RouteIndex {
  resolve(path: string): Resolution;
  /** Existing paths that are similar to a missing one. */
  suggest(path: string): readonly string[];
  /** Whether the settings contain ids of Google tags. */
  readonly hasTags: boolean;
}

export interface IndexedContent {
  readonly routes: ROUTES_QUERY_RESULT;
  readonly redirects: REDIRECTS_QUERY_RESULT;
  readonly directory: DIRECTORY_QUERY_RESULT;
  readonly settings: SETTINGS_QUERY_RESULT;
}

const QUERY = `{
  "routes": ${ROUTES_QUERY},
  "redirects": ${REDIRECTS_QUERY},
  "directory": ${DIRECTORY_QUERY},
  "settings": ${SETTINGS_QUERY}
}`;

/** Fetches the index with one request to the lake. Throws after ten seconds. */
export async function fetchRouteIndex(client: Pick<SanityClient, "fetch">): Promise<RouteIndex> {
  return createRouteIndex(
    await client.fetch<IndexedContent>(QUERY, {}, { signal: AbortSignal.timeout(10_000) }),
  );
}

export function createRouteIndex({ routes, redirects, directory, settings }: IndexedContent): RouteIndex {
  const listed = directory.filter(({ isHidden }) => !isHidden).flatMap(({ path }) => path ?? []);
  return {
    resolve: createPathResolver(createRouteMap(routes), redirects),
    suggest: (path) => suggestPaths(path, listed),
    hasTags: Boolean(settings?.measurementId ?? settings?.tagManagerId),
  };
}

/** Keeps the route index in memory and fetches it again after each publish. */
export interface RouteIndexCache<Index = RouteIndex> {
  /** Returns the last index without waiting. It may be outdated, and is undefined until the lake has responded once. */
  peek(): Index | undefined;
  /** Waits for the current index. Returns the last one while the lake does not respond. */
  load(): Promise<Index | undefined>;
  /** Call after a publish. */
  expire(): void;
}

interface Options<Index> {
  readonly fetchIndex: () => Promise<Index>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
  /** How long a visitor waits for the lake. */
  readonly maxWaitMs?: number;
}

/** How long after a failure the lake is asked again. */
const RETRY_MS = 1000;

/** The index is fetched again after this time, in case a webhook delivery was lost. */
const MAX_AGE_MS = 60_000;

export function createRouteIndexCache<Index = RouteIndex>({
  fetchIndex,
  onError,
  now = Date.now,
  maxWaitMs = 3000,
}: Options<Index>): RouteIndexCache<Index> {
  let index: Index | undefined;
  let publishCount = 0;
  let fetched = { forPublish: -1, fetchedAt: 0 };
  let failedAt = Number.NEGATIVE_INFINITY;
  let inFlight: { readonly forPublish: number; readonly done: Promise<void> } | undefined;

  async function fetchFor(forPublish: number): Promise<void> {
    try {
      const result = await fetchIndex();
      // Responses can arrive out of order.
      if (forPublish < fetched.forPublish) return;
      index = result;
      fetched = { forPublish, fetchedAt: now() };
    } catch (error) {
      failedAt = now();
      onError(error);
    }
  }

  /** Simultaneous callers share one request. */
  function refresh(): Promise<void> {
    if (inFlight?.forPublish === publishCount) return inFlight.done;
    const current = { forPublish: publishCount, done: fetchFor(publishCount) };
    inFlight = current;
    return current.done.finally(() => {
      if (inFlight === current) inFlight = undefined;
    });
  }

  return {
    peek: () => index,
    async load() {
      const isRetryDue = now() - failedAt >= RETRY_MS;
      if (fetched.forPublish === publishCount) {
        if (now() - fetched.fetchedAt > MAX_AGE_MS && isRetryDue) void refresh();
        return index;
      }
      if (index !== undefined && !isRetryDue) return index;
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, maxWaitMs);
      await Promise.race([refresh(), timeout.promise]);
      clearTimeout(timer);
      return index;
    },
    expire() {
      publishCount += 1;
      failedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
