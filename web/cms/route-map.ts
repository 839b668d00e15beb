import type { ROUTES_QUERY_RESULT } from "./types.generated.ts";

export type Route = ROUTES_QUERY_RESULT[number];

/** Where each document lives, and which document lives where. */
export interface RouteMap {
  readonly all: readonly Route[];
  /** By path in any capitals, with or without a slash at the end. */
  find(path: string): Route | undefined;
  /** The canonical path of a document. */
  pathOf(documentId: string): string | undefined;
}

/** Of routes with one path the first has it. */
export function createRouteMap(routes: readonly Route[]): RouteMap {
  const byKey = new Map(routes.toReversed().map((route) => [routeKey(route.path), route]));
  const byId = new Map(routes.map((route) => [route._id, route.path]));
  return {
    all: routes,
    find: (path) => byKey.get(routeKey(path)),
    pathOf: (documentId) => byId.get(documentId),
  };
}

/** Spec §2: matching is case-insensitive, so every spelling shares one key. */
export function routeKey(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, "").toLowerCase()}`;
}
