import { isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { LakeContext } from "../http/context.ts";

export type AddressOf = (c: Context) => string;

/**
 * Who is counted as one: an IPv4 address, or the /64 network of an IPv6 address, which one person has as a whole.
 * `trustedHops` is how many proxies of ours stand in front: only what they wrote into X-Forwarded-For is believed.
 */
export function createAddressOf(trustedHops: number): AddressOf {
  return (c) => {
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const behindProxies = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
    return network(behindProxies || socketAddress(c));
  };
}

/** The address of somebody who is not signed in: only they are limited by it. */
export function strangerOf(c: LakeContext, addressOf: AddressOf): string | undefined {
  return c.get("identity").role === "anonymous" ? addressOf(c) : undefined;
}

/** Only behind a real socket; a test calls the app without one. */
function socketAddress(c: Context): string {
  return c.env?.incoming === undefined ? "" : (getConnInfo(c).remote.address ?? "");
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(":")}::/64` : address;
}

/** The first four of the eight groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%", 1).join("").split("::");
  const [front, back] = [groups(head), groups(tail)];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...gap, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
}

function groups(part: string | undefined): string[] {
  return part ? part.split(":") : [];
}
