import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const DAY_SECONDS = "86400";

/**
 * CORS: pages of the trusted origins may send credentials and write. Pages of others may only read what everybody may; the response
 * to their preflight does not allow an Authorization header. `remedy` says how to trust an origin.
 */
export function cors(trusted: ReadonlySet<string>, remedy: string) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header("origin");
    const isTrusted = origin !== undefined && trusted.has(origin);
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

    if (origin !== undefined && !isTrusted && !READ_METHODS.has(c.req.method))
      throw new HTTPException(403, {
        message: `The origin ${JSON.stringify(origin)} may not write. ${remedy}`,
      });
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.append("vary", "origin");
    return undefined;
  });
}

/** The origins of web addresses. "localhost" includes "127.0.0.1" and vice versa. */
export function originsOf(addresses: readonly string[]): Set<string> {
  return new Set(
    addresses.flatMap((address) => {
      const { origin, hostname } = new URL(address);
      if (hostname === "localhost") return [origin, origin.replace(hostname, "127.0.0.1")];
      return hostname === "127.0.0.1" ? [origin, origin.replace(hostname, "localhost")] : [origin];
    }),
  );
}
