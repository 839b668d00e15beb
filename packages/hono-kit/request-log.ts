import type { Context } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { type Level, type Log, messageOfStatus } from "server-kit/log.ts";

import type { IdentityEnv } from "./sanity-identity.ts";

const MAX_REQUEST_ID_LENGTH = 64;
/** Longer paths are truncated in the log. */
const MAX_LOGGED_LENGTH = 200;
const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Logs one line per request. The request id comes from the header `x-request-id`. If that is missing, too long, or has characters
 * other than letters, digits, `-`, `_` and `=`, a new id is generated. The response contains it too. The query string is not
 * logged, because it may contain the signature of a download. Successful reads, and calls of `frequentPaths`, are logged at level "debug".
 */
export function requestLog(log: Log, frequentPaths: readonly string[] = []) {
  const write = createMiddleware<IdentityEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    // Set again, because routes that return a new Response lose the header.
    c.res.headers.set("x-request-id", c.get("requestId"));
    log[levelOf(c, frequentPaths)](messageOfStatus(c.res.status), {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: c.req.path.slice(0, MAX_LOGGED_LENGTH),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      identity: c.get("identity")?.id,
    });
  });
  return every(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }), write);
}

function levelOf({ req, res }: Context<IdentityEnv>, frequentPaths: readonly string[]): Level {
  const isFrequent = READ_METHODS.has(req.method) || frequentPaths.some((path) => req.path.endsWith(path));
  return isFrequent && res.status < 400 ? "debug" : "info";
}
