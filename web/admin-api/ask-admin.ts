import "server-only";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";

import { env, readAdminHost } from "#env.ts";

import { type ApiResult, createAdminClient } from "./client.ts";

/** Like the proxy, so that the visitor gets a message within five seconds. */
const TIMEOUT_MS = 4500;

/** Asks the admin host while the site renders a page, signed like what visitors send. Never throws. */
export function askAdmin(path: string, json: string): Promise<ApiResult> {
  const post = createAdminClient({
    fetch: (_path, init) =>
      fetch(readAdminHost().adminUrl + path, { ...init, redirect: "manual", cache: "no-store" }),
    token: () => ({}),
    timeoutMs: TIMEOUT_MS,
  });
  const signature = signSiteRequest(env.revalidateSecret, { path, body: json });
  return post(path, json, { [SITE_SIGNATURE_HEADER]: signature });
}
