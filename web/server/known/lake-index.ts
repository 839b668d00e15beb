import type { SanityClient } from "@sanity/client";

import { DIRECTORY_QUERY, REDIRECTS_QUERY, ROUTES_QUERY, SETTINGS_QUERY } from "#cms/queries.ts";
import { createPathResolver, createRouteMap, type Resolution } from "#cms/resolve-path.ts";
import type {
  DIRECTORY_QUERY_RESULT,
  REDIRECTS_QUERY_RESULT,
  ROUTES_QUERY_RESULT,
  SETTINGS_QUERY_RESULT,
} from "#cms/types.generated.ts";
import { nearPaths } from "#site/near-paths.ts";

/** Everything about the content that must be known before a page is rendered. */
export interface LakeIndex {
  resolve(path: string): Resolution;
  near(path: string): readonly string[];
  readonly hasTags: boolean;
}

export interface Facts {
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

/** One question to the lake. */
export async function readLakeIndex(client: Pick<SanityClient, "fetch">): Promise<LakeIndex> {
  return createLakeIndex(await client.fetch<Facts>(QUERY, {}, { signal: AbortSignal.timeout(10_000) }));
}

export function createLakeIndex({ routes, redirects, directory, settings }: Facts): LakeIndex {
  const listed = directory.filter(({ isHidden }) => !isHidden).flatMap(({ path }) => path ?? []);
  return {
    resolve: createPathResolver(createRouteMap(routes), redirects),
    near: (path) => nearPaths(path, listed),
    hasTags: Boolean(settings?.measurementId ?? settings?.tagManagerId),
  };
}
