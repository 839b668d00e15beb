import { clientAddress } from "contracts/client-address.ts";

import { env, readAdminHost } from "#env.ts";

import { createForward } from "./forward.ts";
import { markSocketAddress, SOCKET_ADDRESS_HEADER } from "./mark-socket-address.ts";
import { createRateLimit } from "./rate-limit.ts";

const MINUTE_MS = 60_000;

// Next loads the routes when it starts.
markSocketAddress();

/**
 * A route at the same path as on the admin host. `perMinute` is what one visitor may ask of it. `isOptional`: not of the
 * specification, so that an admin host which does not know it is none that fails.
 */
export function adminRoute(
  path: string,
  perMinute: number,
  { isOptional = false } = {},
): (request: Request) => Promise<Response> {
  const limit = createRateLimit({ most: perMinute, windowMs: MINUTE_MS });
  const forward = createForward({
    adminUrl: () => readAdminHost().adminUrl,
    siteUrl: env.siteUrl,
    isOptional,
    take: ({ headers }) =>
      limit.take(
        clientAddress({
          forwardedFor: headers.get("x-forwarded-for"),
          socketAddress: headers.get(SOCKET_ADDRESS_HEADER),
          trustedHops: readAdminHost().trustedProxyHops,
        }),
      ),
  });
  return (request) => forward(request, path);
}
