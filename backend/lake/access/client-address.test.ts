import { Hono } from "hono";
import { expect, test } from "vitest";

import { createClientAddressReader } from "./client-address.ts";

// packages/contracts/client-address.test.ts tests how the address is chosen.
test.each([
  [0, "203.0.113.7"],
  [1, "1.2.3.4"],
])("with %d trusted proxies the client address is %s", async (trustedHops, expected) => {
  const readClientAddress = createClientAddressReader(trustedHops);
  const app = new Hono().get("/", (c) => c.text(readClientAddress(c)));
  const headers = { "x-forwarded-for": "6.6.6.6, 1.2.3.4" };
  const incoming = { socket: { remoteAddress: "203.0.113.7" } };
  expect(await (await app.request("/", { headers }, { incoming })).text()).toBe(expected);
});
