import { Hono } from "hono";

import { type JsonObject, isObject, isString } from "../documents/json.ts";
import { httpError } from "../errors.ts";
import type { QueryEngine } from "../lake.ts";
import type { AnswerInTurn } from "../protocol/client-turns.ts";
import {
  type LakeContext,
  type LakeEnv,
  parseJsonObject,
  parsePerspective,
  parseQueryParams,
} from "../protocol/request.ts";
import { queryLimitsOf } from "../query/budget.ts";
import { readText } from "../read-text.ts";

/** GET and POST /data/query/:dataset; clients use POST for long queries. */
export function queryRoutes(queries: Pick<QueryEngine, "query">, answerInTurn: AnswerInTurn): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const runQuery = (c: LakeContext, readQuery: () => Query) =>
    answerInTurn(c, () => resultOf(c, queries, readQuery()));

  routes.get("/data/query/:dataset", (c) =>
    runQuery(c, () => {
      const { searchParams } = new URL(c.req.url);
      return { query: searchParams.get("query"), params: parseQueryParams(searchParams) };
    }),
  );

  routes.post("/data/query/:dataset", async (c) => {
    const body = await readText(c);
    return runQuery(c, () => {
      const { query, params = {} } = parseJsonObject(body);
      if (!isObject(params)) throw httpError(400, "params must be an object");
      return { query, params };
    });
  });

  return routes;
}

interface Query {
  readonly query: unknown;
  readonly params: JsonObject;
}

/** The body of the response. */
function resultOf(c: LakeContext, queries: Pick<QueryEngine, "query">, { query, params }: Query): string {
  if (!isString(query) || query.trim() === "") throw httpError(400, "The request has no query");
  if (c.req.query("variant") !== undefined || c.req.query("variantCondition") !== undefined) {
    throw httpError(
      400,
      "This lake does not support variants. Send the query without variant and variantCondition",
    );
  }
  if (!["false", undefined].includes(c.req.query("explain")))
    throw httpError(400, "This lake does not explain queries. Send the query without explain");
  const start = performance.now();
  const { result, syncTags, resultSourceMap } = queries.query({
    query,
    params,
    perspective: parsePerspective(c.req.query("perspective"), c.get("apiVersion")),
    identity: c.get("identity"),
    limits: queryLimitsOf(c.get("identity")),
    sourceMap: !["false", undefined].includes(c.req.query("resultSourceMap")),
  });
  return JSON.stringify({
    ...(c.req.query("returnQuery") === "false" ? {} : { query }),
    result,
    syncTags,
    ms: Math.round(performance.now() - start),
    ...(resultSourceMap ? { resultSourceMap } : {}),
  });
}
