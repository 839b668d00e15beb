import { once } from "node:events";
import { connect } from "node:net";

import { expect, test } from "vitest";

import { createTestApp, READ_TOKEN, serveTestApp } from "../testing/server.ts";

const QUERY = "/v2025-02-19/data/query/production";
const STRANGER = { "x-forwarded-for": "203.0.113.7" };
const post = (body: unknown, headers: Record<string, string> = STRANGER) => ({
  method: "POST",
  headers: { "content-type": "text/plain", ...headers },
  body: JSON.stringify(body),
});
const NESTED = `[{"a": $p}]${'{"a": [a, a]}'.repeat(15)}`;

test("a query of 300 kB is answered, and a longer one is not", async () => {
  const { app, write } = createTestApp();
  write({ create: { _id: "id-7", _type: "page" } });
  const ids = Array.from({ length: 14_000 }, (_, index) => `"id-${index}-long-name"`);
  const query = `*[_id in [${ids.join(",")}, "id-7"]]._id`;
  expect(query.length).toBeGreaterThan(270_000);
  const response = await app.request(QUERY, post({ query }));
  expect(await response.json()).toMatchObject({ result: ["id-7"] });
  const long = await app.request(QUERY, post({ query: query.padEnd(300_001) }));
  expect([long.status, await long.text()]).toEqual([
    400,
    expect.stringContaining("is longer than 300000 characters"),
  ]);
});

test("the response of an anonymous query has at most 2 MB, and more for the site's machine or with a token", async () => {
  const testApp = await serveTestApp();
  await using _ = testApp;
  const send = async (init: RequestInit) => (await fetch(testApp.url + QUERY, init)).status;
  await testApp.accounts.add({
    email: "ada@example.com",
    name: "Ada",
    role: "editor",
    password: "a long password",
  });
  const body = { query: NESTED, params: { p: "x".repeat(100) } };
  expect(await send(post(body))).toBe(400);
  expect(await send(post(body, {}))).toBe(200);
  expect(await send(post(body, { ...STRANGER, authorization: `Bearer ${READ_TOKEN}` }))).toBe(200);
});

test("the body of an anonymous query has at most 512 kB", async () => {
  const { app } = createTestApp();
  const body = { query: "count($p)", params: { p: "x".repeat(600_000) } };
  expect((await app.request(QUERY, post(body))).status).toBe(413);
  const signedIn = { ...STRANGER, authorization: `Bearer ${READ_TOKEN}` };
  expect((await app.request(QUERY, post(body, signedIn))).status).toBe(200);
});

test("an address can have at most 16 anonymous queries at the same time, and others are not affected", async () => {
  const testApp = await serveTestApp();
  await using _ = testApp;
  const { port } = new URL(testApp.url);
  const head = `POST ${QUERY} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\ncontent-length: 100\r\n\r\n{`;
  const sockets = Array.from({ length: 16 }, () => connect(Number(port), "127.0.0.1"));
  for (const socket of sockets) {
    socket.write(head);
    socket.on("error", () => undefined);
  }
  const status = async (headers: Record<string, string>) =>
    (await fetch(testApp.url + QUERY, post({ query: "1" }, headers))).status;
  await expect.poll(() => status(STRANGER)).toBe(429);
  // The site's own requests and those with a token have other limits.
  expect(await status({ ...STRANGER, authorization: `Bearer ${READ_TOKEN}` })).toBe(200);
  expect(await status({})).toBe(200);
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => once(socket, "close")));
  await expect.poll(() => status(STRANGER)).toBe(200);
});

test("other requests are handled between the queries of anonymous clients", async () => {
  const { app } = createTestApp();
  const order: string[] = [];
  const slow = {
    query: "count($p[@ > 1]) + count($p[@ > 2])",
    params: { p: Array.from({ length: 30_000 }, () => 0) },
  };
  const queries = Array.from({ length: 8 }, async (_, index) => {
    const response = await app.request(QUERY, post(slow));
    expect(response.status).toBe(200);
    order.push(`query ${index}`);
  });
  const health = new Promise<void>((resolve) => {
    setTimeout(() => {
      order.push("health");
      resolve();
    });
  });
  await Promise.all([...queries, health]);
  expect(order.indexOf("health")).toBeLessThan(7);
});
