import type { SanityClient } from "@sanity/client";

import { ROUTES_QUERY, SETTINGS_QUERY } from "#cms/queries.ts";
import { createRouteMap } from "#cms/route-map.ts";
import { createForwarding, type Forward } from "#cms/routes-forwarding.ts";
import { DIRECTORY_QUERY, FORWARDING_QUERY } from "#cms/shell-queries.ts";
import type {
  DIRECTORY_QUERY_RESULT,
  FORWARDING_QUERY_RESULT,
  ROUTES_QUERY_RESULT,
  SETTINGS_QUERY_RESULT,
} from "#cms/types.generated.ts";
import { nearPaths } from "#site/near-paths.ts";

/** Everything about the content that must be known before a page is rendered. */
export interface LakeIndex {
  isPage(path: string): boolean;
  forward(path: string): Forward | undefined;
  near(path: string): readonly string[];
  readonly hasTags: boolean;
}

export interface Facts {
  readonly routes: ROUTES_QUERY_RESULT;
  readonly forwarding: FORWARDING_QUERY_RESULT;
  readonly directory: DIRECTORY_QUERY_RESULT;
  readonly settings: SETTINGS_QUERY_RESULT;
}

const QUERY = `{
  "routes": ${ROUTES_QUERY},
  "forwarding": ${FORWARDING_QUERY},
  "directory": ${DIRECTORY_QUERY},
  "settings": ${SETTINGS_QUERY}
}`;

/** One question to the lake. */
export async function readLakeIndex(client: Pick<SanityClient, "fetch">): Promise<LakeIndex> {
  return createLakeIndex(await client.fetch<Facts>(QUERY, {}, { signal: AbortSignal.timeout(10_000) }));
}

export function createLakeIndex({ routes, forwarding, directory, settings }: Facts): LakeIndex {
  const map = createRouteMap(routes);
  const forwards = createForwarding(forwarding, map);
  const listed = directory.filter(({ isHidden }) => !isHidden).flatMap(({ path }) => path ?? []);
  return {
    isPage: (path) => map.find(path) !== undefined,
    forward: (path) => forwards.find(path),
    near: (path) => nearPaths(path, listed),
    hasTags: Boolean(settings?.measurementId ?? settings?.tagManagerId),
  };
}
