import { createMiddleware } from "hono/factory";

import type { Origins } from "../access/origins.ts";
import { httpError } from "../errors.ts";
import type { LakeEnv } from "../protocol/request.ts";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const DAY_SECONDS = "86400";

/**
 * CORS: allowed origins may send credentials and write. Other origins may read public content only; their preflight response
 * does not allow an Authorization header.
 */
export function cors(origins: Origins) {
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

    if (origin !== undefined && !isTrusted && isWrite(c.req.method, c.req.path)) {
      throw httpError(
        403,
        `The origin ${JSON.stringify(origin)} may not write. Add it to LAKE_ORIGINS to allow it`,
      );
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.append("vary", "origin");
    return undefined;
  });
}

function isWrite(method: string, path: string): boolean {
  // Long queries are sent as POST, and the login route checks the origin itself.
  return !READ_METHODS.has(method) && !/^\/v[^/]+\/(data\/query\/|auth\/login\/)/.test(path);
}
