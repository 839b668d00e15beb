import { RequestToken } from "contracts/receipt.ts";
import { REQUEST_PAGE_PATH, RequestPage } from "contracts/request-page.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import * as v from "valibot";

import { type ApiResult, createAdminClient } from "#admin-api/client.ts";
import { env, readAdminHost } from "#env.ts";
import { ownPage } from "#locale/own-page.ts";

export type FoundRequest =
  | { readonly kind: "found"; readonly request: RequestPage }
  /** The link is not valid, or the admin host has no pages of requests. */
  | { readonly kind: "missing" }
  /** The admin host cannot answer now, or not in a form that this site knows. */
  | { readonly kind: "unavailable" };

/** The token in the path of a page of a request, in any language. Undefined for other paths. */
export function tokenIn(path: string): string | undefined {
  return /^\/request\/([0-9a-f]{40})$/.exec(ownPage(path))?.[1];
}

/** Reads the request that a token opens. Never throws. */
export async function findRequest(token: string): Promise<FoundRequest> {
  if (!v.is(RequestToken, token)) return { kind: "missing" };
  const result = await askAdmin(REQUEST_PAGE_PATH, JSON.stringify({ token }));
  if (result.kind === "rejected") {
    return { kind: result.error?.status === 404 ? "missing" : "unavailable" };
  }
  const parsed = v.safeParse(RequestPage, result.data);
  return parsed.success ? { kind: "found", request: parsed.output } : { kind: "unavailable" };
}

/** Like the proxy, so that the visitor gets a message within five seconds. */
const TIMEOUT_MS = 4500;

/** Asks the admin host, signed like what visitors send. Never throws. */
function askAdmin(path: string, json: string): Promise<ApiResult> {
  const post = createAdminClient({
    fetch: (_path, init) =>
      fetch(readAdminHost().adminUrl + path, { ...init, redirect: "manual", cache: "no-store" }),
    token: () => ({}),
    timeoutMs: TIMEOUT_MS,
  });
  const signature = signSiteRequest(env.revalidateSecret, { path, body: json });
  return post(path, json, { [SITE_SIGNATURE_HEADER]: signature });
}
