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
