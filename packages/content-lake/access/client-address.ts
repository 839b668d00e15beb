import type { IncomingMessage } from "node:http";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientAddress } from "server-kit/client-address.ts";

/**
 * The header in which the site's server passes on the address of the visitor for whom it requests a picture. It is trusted only in
 * requests with the read token.
 */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export type ClientAddressReader = (c: Context) => string;

/** Returns the client's network address for rate limits. `trustedHops` is the number of trusted reverse proxies in front. */
export function createClientAddressReader(trustedHops: number): ClientAddressReader {
  return (c) => {
    // There is no socket in tests that call the app directly.
    const socketAddress = c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
    return clientAddress({ forwardedFor: c.req.header("x-forwarded-for"), socketAddress, trustedHops });
  };
}

/** Returns the same for a request that does not pass through Hono, such as the upgrade of a WebSocket. */
export function createSocketAddressReader(trustedHops: number): (incoming: IncomingMessage) => string {
  return ({ headers, socket }) =>
    clientAddress({
      forwardedFor: headers["x-forwarded-for"]?.toString(),
      socketAddress: socket.remoteAddress,
      trustedHops,
    });
}
