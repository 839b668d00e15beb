import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

import { clientAddress } from "contracts/client-address.ts";

import { env, readAdminHost } from "#env.ts";

import { createAdminProxy } from "./proxy.ts";
import { createRateLimit } from "./rate-limit.ts";

const MINUTE_MS = 60_000;
const SOCKET_ADDRESS_HEADER = "x-socket-address";

// At the top level, because Next loads its routes when the server starts.
addSocketAddress();

/**
 * The route at the same path as on the admin host, limited per visitor. `isOptional` is for paths outside the specification,
 * which an admin host need not know.
 */
export function adminRoute(
  path: string,
  maxRequestsPerMinute: number,
  { isOptional = false } = {},
): (request: Request) => Promise<Response> {
  const limit = createRateLimit({ maxRequests: maxRequestsPerMinute, windowMs: MINUTE_MS });
  const proxy = createAdminProxy({
    adminUrl: () => readAdminHost().adminUrl,
    siteUrl: env.siteUrl,
    isOptional,
    limit: ({ headers }) =>
      limit.count(
        clientAddress({
          forwardedFor: headers.get("x-forwarded-for"),
          socketAddress: headers.get(SOCKET_ADDRESS_HEADER),
          trustedHops: readAdminHost().trustedProxyHops,
        }),
      ),
  });
  return (request) => proxy(request, path);
}

/**
 * Sets the header with the socket's address on every request, over one that the visitor sent. Next gives routes no address
 * but X-Forwarded-For, which a visitor can forge.
 */
function addSocketAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const request: unknown =
      typeof message === "object" && message ? Reflect.get(message, "request") : undefined;
    if (request instanceof IncomingMessage) {
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress;
    }
  });
}
