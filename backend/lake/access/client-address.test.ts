import { Hono } from "hono";
import { expect, test } from "vitest";

import { createAddressOf } from "./client-address.ts";

async function seen(trustedHops: number, socket: string, forwarded?: string): Promise<string> {
  const addressOf = createAddressOf(trustedHops);
  const app = new Hono().get("/", (c) => c.text(addressOf(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request("/", { headers }, { incoming })).text();
}

test("without a proxy of ours a forged X-Forwarded-For changes nothing", async () => {
  expect(await seen(0, "203.0.113.7", "1.2.3.4")).toBe("203.0.113.7");
});

test("behind proxies only what they wrote is believed", async () => {
  expect(await seen(1, "10.0.0.1", "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
  expect(await seen(2, "10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
  expect(await seen(1, "10.0.0.1")).toBe("10.0.0.1");
});

test("all addresses of one /64 network are one visitor, in IPv6 clothes an IPv4 address is itself", async () => {
  const first = await seen(0, "2001:db8:0:1::1");
  expect(await seen(0, "2001:0db8:0000:0001:ffff:ffff:ffff:ffff")).toBe(first);
  expect(await seen(0, "2001:db8:0:2::1")).not.toBe(first);
  expect(await seen(0, "::ffff:203.0.113.7")).toBe("203.0.113.7");
});
