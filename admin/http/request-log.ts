import { STATISTIC_PATH, VERSIONS_PATH, VITALS_PATH } from "contracts/endpoints.ts";
import type { Context } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import type { Level, Log } from "server-kit/log.ts";

import type { AdminEnv } from "./identify-staff.ts";

const MAX_REQUEST_ID_LENGTH = 64;
/** Longer paths are truncated in the log. */
const MAX_LOGGED_LENGTH = 200;
const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Logs one line per request. The request id comes from the header `x-request-id`. If that is missing, too long, or has characters
 * other than letters, digits, `-`, `_` and `=`, a new id is generated. The response contains it too. The query string is not
 * logged, because it may contain the signature of a download.
 */
export function requestLog(log: Log) {
  const write = createMiddleware<AdminEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    // Set again, because routes that return a new Response lose the header.
    c.res.headers.set("x-request-id", c.get("requestId"));
    log[levelOf(c)]("request", {
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

const STATISTIC_PATHS = [STATISTIC_PATH, VITALS_PATH, VERSIONS_PATH];

/** Successful reads and page statistics are logged at level "debug", which is off by default. */
function levelOf({ req, res }: Context<AdminEnv>): Level {
  const isFrequent = READ_METHODS.has(req.method) || STATISTIC_PATHS.some((path) => req.path.endsWith(path));
  return isFrequent && res.status < 400 ? "debug" : "info";
}
