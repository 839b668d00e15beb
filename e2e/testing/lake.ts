import { type HttpResponse, type RequestOptions, send } from "./request.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Target } from "./target.ts";

/** Sends a request to the lake without X-Forwarded-For. On the same machine this is a request of an administrator. */
export function sendToLake(
  { lakeUrl }: Pick<Target, "lakeUrl">,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(lakeUrl, path, { ...options, headers: { "x-forwarded-for": undefined, ...headers } });
}

/** Sends a request to the admin API without X-Forwarded-For. On the same machine this is a request of an administrator. */
export function sendToAdmin(
  { adminUrl }: Pick<Target, "adminUrl">,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(adminUrl, path, { ...options, headers: { "x-forwarded-for": undefined, ...headers } });
}

/** Commits mutations to the lake, without the Studio. Throws an Error if it rejects them. */
export async function mutate(
  target: Pick<Target, "lakeUrl">,
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
