import { Hono } from "hono";
import { createMiddleware } from "hono/factory";

import type { Access } from "../access/access.ts";
import type { ClientAddressReader } from "../access/client-address.ts";
import { type JsonObject, isObject, isString } from "../documents/json.ts";
import { httpError } from "../errors.ts";
import type { Limits, QueryEngine } from "../lake.ts";
import {
  bodyLimitOf,
  parseJsonObject,
  type LakeContext,
  type LakeEnv,
  parseQueryParams,
  parsePerspective,
} from "../protocol/request.ts";
import { ANONYMOUS_LIMITS, SIGNED_IN_LIMITS, THIS_MACHINE_LIMITS } from "../query/budget.ts";
import { QueryTurns, LOCAL_CLIENT } from "./query-turns.ts";

interface QueryRouteSettings {
  readonly queries: Pick<QueryEngine, "query">;
  readonly access: Pick<Access, "isFromThisMachine">;
  readonly readClientAddress: ClientAddressReader;
}

/** More than the 300 kB that the hosted lake accepts. */
const limitAnonymousBody = bodyLimitOf(512 * 1024);

/** Matches a loopback address as packages/contracts/client-address.ts writes it. */
const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/;

const anonymousBodyLimit = createMiddleware<LakeEnv>((c, next) =>
  c.get("identity").role === "anonymous" ? limitAnonymousBody(c, next) : next(),
);

/** GET and POST /data/query/:dataset; clients use POST for long queries. */
export function queryRoutes({ queries, access, readClientAddress }: QueryRouteSettings): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const turns = new QueryTurns();

  /** Runs the query that `read` returns: immediately for signed-in clients, and in turns for all others. */
  async function respond(c: LakeContext, read: () => Promise<() => Query>): Promise<Response> {
    if (c.get("identity").role !== "anonymous") {
      const parse = await read();
      return runQuery(c, queries, parse(), SIGNED_IN_LIMITS);
    }
    const address = readClientAddress(c);
    const isHere = LOOPBACK.test(address) && access.isFromThisMachine(c.req.raw);
    const limits = isHere ? THIS_MACHINE_LIMITS : ANONYMOUS_LIMITS;
    return turns.respond(c, isHere ? LOCAL_CLIENT : address, async () => {
      const parse = await read();
      return () => runQuery(c, queries, parse(), limits);
    });
  }

  routes.get("/data/query/:dataset", (c) =>
    respond(c, async () => () => {
      const { searchParams } = new URL(c.req.url);
      return { query: searchParams.get("query"), params: parseQueryParams(searchParams) };
    }),
  );

  routes.post("/data/query/:dataset", anonymousBodyLimit, (c) =>
    respond(c, async () => {
      const text = await c.req.text();
      return () => {
        const { query, params = {} } = parseJsonObject(text);
        if (!isObject(params)) throw httpError(400, "params must be an object");
        return { query, params };
      };
    }),
  );

  return routes;
}

interface Query {
  readonly query: unknown;
  readonly params: JsonObject;
}

function runQuery(
  c: LakeContext,
  queries: Pick<QueryEngine, "query">,
  { query, params }: Query,
  limits: Limits,
): Response {
  if (!isString(query) || query.trim() === "") throw httpError(400, "The request has no query");
  if (c.req.query("variant") !== undefined || c.req.query("variantCondition") !== undefined) {
    throw httpError(
      400,
      "This lake does not support variants. Send the query without variant and variantCondition",
    );
  }
  const start = performance.now();
  const { result, syncTags, resultSourceMap } = queries.query({
    query,
    params,
    perspective: parsePerspective(c.req.query("perspective"), c.get("apiVersion")),
    identity: c.get("identity"),
    limits,
    sourceMap: !["false", undefined].includes(c.req.query("resultSourceMap")),
  });
  return c.json({
    ...(c.req.query("returnQuery") === "false" ? {} : { query }),
    result,
    syncTags,
    ms: Math.round(performance.now() - start),
    ...(resultSourceMap ? { resultSourceMap } : {}),
  });
}
