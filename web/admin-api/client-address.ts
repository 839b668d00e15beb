import { isIPv6 } from "node:net";

/** Put on every request by mark-socket-address.ts: the address at the other end of the connection. A visitor cannot set it. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

/** Who is counted as one visitor of the site: see countedAddress. */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const socket = headers.get(SOCKET_ADDRESS_HEADER) ?? undefined;
  return countedAddress({ forwarded: headers.get("x-forwarded-for"), socket, trustedHops });
}

interface Origin {
  /** X-Forwarded-For as it came. */
  readonly forwarded: string | null | undefined;
  /** The address at the other end of the connection. */
  readonly socket: string | undefined;
  /** How many proxies of ours stand in front: only what they wrote into X-Forwarded-For is believed. */
  readonly trustedHops: number;
}

/** Who is counted as one: an IPv4 address, or the /64 network of an IPv6 address, which one person has as a whole. */
export function countedAddress({ forwarded, socket, trustedHops }: Origin): string {
  const written = (forwarded ?? "").split(",").map((part) => part.trim());
  const behindProxies = trustedHops > 0 ? written.at(-trustedHops) : undefined;
  return network(behindProxies || socket || "unknown");
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${expanded(address).slice(0, 4).join(":")}::/64` : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expanded(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%", 1).join("").split("::");
  const [front, back] = [groups(head), groups(tail)];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...gap, ...back].map((group) => group.replace(/^0+(?=.)/, ""));
}

function groups(part: string | undefined): string[] {
  return part ? part.split(":") : [];
}
