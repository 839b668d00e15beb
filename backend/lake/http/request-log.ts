import { createMiddleware } from "hono/factory";

import type { Log } from "#log.ts";

import type { LakeEnv } from "./context.ts";

/** One line a request. The query string is left out: it may hold a login's sid. */
export function requestLog(log: Log) {
  return createMiddleware<LakeEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    log.debug("request", {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      tag: c.req.query("tag"),
      identity: c.get("identity")?.id,
    });
  });
}
