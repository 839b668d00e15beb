// No valibot here: every page loads this file with its statistics.
import { getStored } from "#ui/browser-storage.ts";

/** The header `token` of Spec §6. No part of the site stores one; it is sent where the browser has one. */
const storedToken = () => getStored("localStorage", "token");

interface PostOptions extends Pick<RequestInit, "referrerPolicy" | "signal"> {
  readonly headers?: Record<string, string>;
  readonly fetch?: typeof globalThis.fetch;
  readonly token?: () => string | null | undefined;
}

/** Posts to the admin API through the site's own origin (Spec §7). `keepalive`: the request outlives the page. */
export function postJson(
  path: string,
  json: string,
  { headers, fetch = globalThis.fetch, token = storedToken, ...init }: PostOptions,
): Promise<Response> {
  const value = token();
  return fetch(path, {
    ...init,
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", ...(value ? { token: value } : {}), ...headers },
    body: json,
  });
}
