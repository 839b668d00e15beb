import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

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
    return clientAddress(c.req.header("x-forwarded-for"), socketAddress, trustedHops);
  };
}

/** Returns the same for a request that does not pass through Hono, such as the upgrade of a WebSocket. */
export function createSocketAddressReader(trustedHops: number): (incoming: IncomingMessage) => string {
  return ({ headers, socket }) =>
    clientAddress(headers["x-forwarded-for"]?.toString(), socket.remoteAddress, trustedHops);
}

/**
 * The IPv4 address of a client, or the /48 network of its IPv6 address, which one subscriber may have as a whole. Only the
 * addresses that our own proxies appended to X-Forwarded-For are trusted.
 */
function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedHops: number,
): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const behindProxies = trustedHops > 0 ? hops.at(-trustedHops) : undefined;
  return networkOf(behindProxies || socketAddress || "unknown");
}

/** Some proxies append the port of a connection too: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/;

function networkOf(given: string): string {
  const [, v4, v6] = WITH_PORT.exec(given) ?? [];
  const address = v4 ?? v6 ?? given;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone = ""] = address.toLowerCase().split("%", 1);
  const [before = [], after] = withoutZone.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const gap = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...gap, ...(after ?? [])].map((group) => group.replace(/^0+(?=.)/, ""));
}
