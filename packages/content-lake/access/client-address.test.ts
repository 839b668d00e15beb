import { Hono } from "hono";
import { expect, test } from "vitest";

import { createClientAddressReader } from "./client-address.ts";

async function addressOf(remoteAddress: string, trustedHops = 0, forwardedFor?: string): Promise<string> {
  const readClientAddress = createClientAddressReader(trustedHops);
  const app = new Hono().get("/", (c) => c.text(readClientAddress(c)));
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

test("without a trusted proxy, X-Forwarded-For is ignored", async () => {
  expect(await addressOf("203.0.113.7", 0, "1.2.3.4")).toBe("203.0.113.7");
});

test("behind proxies, only the addresses that they appended are trusted", async () => {
  expect(await addressOf("10.0.0.1", 1, "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
  expect(await addressOf("10.0.0.1", 2, "6.6.6.6, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
  expect(await addressOf("10.0.0.1", 1)).toBe("10.0.0.1");
});

test("all addresses of a /48 network are one client, and another network is another client", async () => {
  const first = await addressOf("2001:db8:0:1::1");
  expect(await addressOf("2001:0db8:0000:ffff:ffff:ffff:ffff:ffff")).toBe(first);
  expect(await addressOf("2001:db8:1::1")).not.toBe(first);
});

test("an IPv4 address mapped to IPv6 is the IPv4 address", async () => {
  expect(await addressOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("the loopback address is its own network", async () => {
  expect(await addressOf("::1")).toBe("0:0:0::/48");
});
