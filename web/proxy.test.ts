import { NextRequest } from "next/server";
import { expect, test } from "vitest";

import { proxy } from "./proxy.ts";

const visit = (path: string, init?: { method: string; headers?: Record<string, string> }) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, init));

test.each([
  ["/About-Us?a=1", "/about-us?a=1"],
  ["/%61bout-us", "/about-us"],
  ["/ThankYou2/Ada%40B.example", "/thankyou2/Ada%40B.example"],
])("%s is rewritten to %s", async (path, rewritten) => {
  const { headers } = await visit(path);
  expect(headers.get("x-middleware-rewrite")).toBe(`http://localhost:3000${rewritten}`);
});

test("a path that is spelled as it is stored is passed on", async () => {
  const { headers } = await visit("/thankyou2/Ada%40B.example");
  expect(headers.get("x-middleware-next")).toBe("1");
});

test("a path with slashes too many redirects to this site", async () => {
  const { status, headers } = await visit("//Evil.example//?a=1");
  expect([status, headers.get("location")]).toEqual([308, "http://localhost:3000/Evil.example?a=1"]);
});

test.each(["/%E0%A4%A", "/%00", "/%5Cevil.example"])("the malformed address %s gets 400", async (path) => {
  expect((await visit(path, { method: "HEAD" })).status).toBe(400);
});

test("a quote form from another site is rejected", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await visit("/quote", { method: "POST", headers })).status).toBe(403);
  expect((await visit("/quote", { method: "PUT" })).status).toBe(405);
});

test("only a server action may post to another page", async () => {
  expect((await visit("/about-us", { method: "POST" })).status).toBe(405);
  const action = await visit("/about-us", { method: "POST", headers: { "next-action": "a" } });
  expect(action.headers.get("x-middleware-next")).toBe("1");
});
