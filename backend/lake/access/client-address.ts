import { getConnInfo } from "@hono/node-server/conninfo";
import { clientAddress } from "contracts/client-address.ts";
import type { Context } from "hono";

import type { LakeContext } from "../http/request.ts";

export type AddressOf = (c: Context) => string;

/** Who is counted as one; `trustedHops` is how many proxies of ours stand in front. The site counts its visitors the same way. */
export function createAddressOf(trustedHops: number): AddressOf {
  return (c) =>
    clientAddress({
      forwardedFor: c.req.header("x-forwarded-for"),
      socketAddress: socketAddress(c),
      trustedHops,
    });
}

/** The address of somebody who is not signed in: only they are limited by it. */
export function strangerOf(c: LakeContext, addressOf: AddressOf): string | undefined {
  return c.get("identity").role === "anonymous" ? addressOf(c) : undefined;
}

/** Only behind a real socket; a test calls the app without one. */
function socketAddress(c: Context): string | undefined {
  return c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
