import { createMiddleware } from "hono/factory";

import type { Origins } from "../access/origins.ts";
import { httpError } from "../errors.ts";
import type { LakeEnv } from "../protocol/request.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const DAY_SECONDS = "86400";

/**
 * CORS: allowed origins may send credentials, read and write. Pages of other origins may show files and pictures. They may read content
 * only if it is public, without an Authorization header.
 */
export function cors(origins: Origins, { isPublic }: { readonly isPublic: boolean }) {
  return createMiddleware<LakeEnv>(async (c, next) => {
    const origin = c.req.header("origin");
    const isTrusted = origin !== undefined && origins.allows(origin);
    const headers = {
      "access-control-allow-origin": isTrusted ? origin : "*",
      ...(isTrusted ? { "access-control-allow-credentials": "true" } : {}),
      "access-control-expose-headers": "content-type, retry-after",
    };

    if (c.req.method === "OPTIONS") {
      const requested = c.req.header("access-control-request-headers") ?? "";
      const allowed = requested
        .split(",")
        .filter((name) => isTrusted || name.trim().toLowerCase() !== "authorization");
      return c.body(null, 204, {
        ...headers,
        "access-control-allow-methods": isTrusted ? "GET, HEAD, POST, PUT, PATCH, DELETE" : "GET, HEAD, POST",
        "access-control-allow-headers": allowed.join(","),
        "access-control-max-age": DAY_SECONDS,
        vary: "origin, access-control-request-headers",
      });
    }

    // Without Origin header, as in the requests of links, pictures and scripts, browsers still say where these are.
    const isForeign = origin === undefined ? c.req.header("sec-fetch-site") === "cross-site" : !isTrusted;
    if (isForeign && !isForEveryPage(c.req.method, c.req.path, isPublic)) {
      throw httpError(
        403,
        `Pages of ${JSON.stringify(origin ?? "other sites")} may not use the lake. Add their origin to LAKE_ORIGINS to allow it`,
      );
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.append("vary", "origin");
    return undefined;
  });
}

const API = /^\/v[^/]+\//;
/** The Studio leads to the login page, which checks the origin itself. The second path says whether an origin is allowed. */
const OPEN_PAGES = /^\/v[^/]+\/(auth\/login\/|check\/cors$)/;
/** Long queries are sent as POST. */
const QUERY = /^\/v[^/]+\/data\/query\//;

function isForEveryPage(method: string, path: string, isPublic: boolean): boolean {
  const isRead = READ_METHODS.has(method);
  // Files and pictures are public by their address.
  if (!API.test(path)) return isRead;
  return OPEN_PAGES.test(path) || (isPublic && (isRead || QUERY.test(path)));
}
