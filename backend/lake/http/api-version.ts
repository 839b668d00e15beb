import { createMiddleware } from "hono/factory";

import type { LakeEnv } from "./context.ts";
import { refusal } from "./refusals.ts";

const PUBLISHED_BY_DEFAULT_SINCE = "2025-02-19";

/** /v1, /vX and /v2025-11-01; anything else in its place is no address of ours. */
export const apiVersion = createMiddleware<LakeEnv>(async (c, next) => {
  const version = /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(c.req.param("version") ?? "")?.[1];
  if (version === undefined) throw refusal(404, `No such address: ${c.req.method} ${c.req.path}`);
  if (version.length > 1 && !isDate(version))
    throw refusal(400, `API version "${version}" is not a date. Use one such as v2025-11-01`);
  c.set("apiVersion", version);
  await next();
});

/** Since 2025-02-19 a request that names no perspective sees, and hears of, published documents only. */
export function isPublishedByDefault(version: string): boolean {
  return version === "X" || (version.length > 1 && version >= PUBLISHED_BY_DEFAULT_SINCE);
}

function isDate(version: string): boolean {
  const time = Date.parse(`${version}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(version);
}
