import type { Words } from "#locale/catalogs.ts";

import { createAdminClient } from "./client.ts";

/**
 * The client of the admin API for a visitor's request, by whose headers it is limited. `forward` is a route of `adminRoute`, and `added`
 * are headers that the visitor cannot send.
 */
export function visitorClient(
  forward: (request: Request) => Promise<Response>,
  { url, headers }: Request,
  words: Words["adminApi"],
  added: Readonly<Record<string, string>> = {},
) {
  return createAdminClient({
    fetch: (_url, { headers: own, body = null } = {}) => {
      const all = { ...Object.fromEntries(headers), ...Object.fromEntries(new Headers(own)), ...added };
      return forward(new Request(url, { method: "POST", headers: all, body }));
    },
    token: () => ({}),
    words,
  });
}
