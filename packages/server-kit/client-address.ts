import { isIPv6 } from "node:net";

interface Connection {
  /** The X-Forwarded-For header as received. */
  readonly forwardedFor: string | null | undefined;
  /** The address at the other end of the socket. */
  readonly socketAddress: string | null | undefined;
  /** The number of our own proxies in front. Only the addresses that they appended to X-Forwarded-For are trusted. */
  readonly trustedHops: number;
}

/**
 * Identifies a client for rate limits: by its IPv4 address, or by the /48 network of its IPv6 address, which one subscriber may have
 * as a whole.
 */
export function clientAddress({ forwardedFor, socketAddress, trustedHops }: Connection): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const behindProxies = trustedHops > 0 ? hops.at(-trustedHops) : undefined;
  return network(behindProxies || socketAddress || "unknown");
}

/** Some proxies append the port of a connection too: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/;

function network(given: string): string {
  const [, v4, v6] = WITH_PORT.exec(given) ?? [];
  const address = v4 ?? v6 ?? given;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${expand(address).slice(0, 3).join(":")}::/48` : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%", 1).join("").split("::");
  const [before, after] = [groups(head), groups(tail)];
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

function groups(part: string | undefined): string[] {
  return part ? part.split(":") : [];
}
