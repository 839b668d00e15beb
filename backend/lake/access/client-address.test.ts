import { Hono } from "hono";
import { expect, test } from "vitest";

import { createAddressOf } from "./client-address.ts";

// How addresses are counted is tested where it is written: contracts/client-address.test.ts.
test.each([
  [0, "203.0.113.7"],
  [1, "1.2.3.4"],
])("behind %d proxies of ours it is %s", async (trustedHops, expected) => {
  const addressOf = createAddressOf(trustedHops);
  const app = new Hono().get("/", (c) => c.text(addressOf(c)));
  const headers = { "x-forwarded-for": "6.6.6.6, 1.2.3.4" };
  const incoming = { socket: { remoteAddress: "203.0.113.7" } };
  expect(await (await app.request("/", { headers }, { incoming })).text()).toBe(expected);
});
