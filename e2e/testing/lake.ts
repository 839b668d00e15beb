import { readLocalKey } from "content-lake/local-key";

import { type HttpResponse, type RequestOptions, send } from "./request.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Target } from "./target.ts";

/** Sends a request to the lake as its operator, unless `headers` has another token. */
export function sendToLake(
  { lakeUrl, dataDirectory }: Pick<Target, "lakeUrl" | "dataDirectory">,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(lakeUrl, path, { ...options, headers: { ...asOperator(dataDirectory), ...headers } });
}

/** Sends a request to the admin API as the operator of the lake, unless `headers` has another token. */
export function sendToAdmin(
  { adminUrl, dataDirectory }: Pick<Target, "adminUrl" | "dataDirectory">,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(adminUrl, path, { ...options, headers: { ...asOperator(dataDirectory), ...headers } });
}

/** The header with the rights of the operator. Read each time, because the lake has a new key after each start. */
export function asOperator(dataDirectory: string) {
  return { authorization: `Bearer ${readLocalKey(dataDirectory) ?? ""}` };
}

/** Commits mutations to the lake, without the Studio. Throws an Error if it rejects them. */
export async function mutate(
  target: Pick<Target, "lakeUrl" | "dataDirectory">,
  mutations: readonly Record<string, unknown>[],
): Promise<void> {
  const { status, body } = await sendToLake(target, "/v2025-02-19/data/mutate/production", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
  if (status !== 200) throw new Error(`The lake answered ${status}: ${body}`);
}

/** The number of queries in the lake's log. */
export function countQueries({ lake }: Sandbox): number {
  return lake.lines.filter((line) => line.includes("/data/query/")).length;
}
