import type { IncomingMessage } from "node:http";

import { getConnInfo } from "@hono/node-server/conninfo";
import { clientAddress } from "contracts/client-address.ts";
import type { Context } from "hono";

import type { LakeContext } from "../http/request.ts";

export type ClientAddressReader = (c: Context) => string;

/** Returns the client's network address for rate limits. `trustedHops` is the number of trusted reverse proxies in front. */
export function createClientAddressReader(trustedHops: number): ClientAddressReader {
  return (c) =>
    clientAddress({
      forwardedFor: c.req.header("x-forwarded-for"),
      socketAddress: socketAddress(c),
      trustedHops,
    });
}

/** Returns the same for the upgrade request of a WebSocket, which does not pass through Hono. */
export function createSocketAddressReader(trustedHops: number): (incoming: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const forwardedFor = headers["x-forwarded-for"];
    return clientAddress({
      forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor,
      socketAddress: socket.remoteAddress,
      trustedHops,
    });
  };
}

/** The client's address if the request is anonymous: signed-in clients have no limit by address. */
export function anonymousAddress(c: LakeContext, readClientAddress: ClientAddressReader): string | undefined {
  return c.get("identity").role === "anonymous" ? readClientAddress(c) : undefined;
}

/** Undefined in tests that call the app without a socket. */
function socketAddress(c: Context): string | undefined {
  return c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
