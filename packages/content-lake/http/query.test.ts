import { expect, test } from "vitest";

import { createTestApp } from "../testing/server.ts";

const QUERY = "/v2025-02-19/data/query/production";
const post = (body: unknown) => ({ method: "POST", body: JSON.stringify(body) });

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

test.each([
  `${QUERY}?query=1`,
  "/v1/data/doc/production/a",
  "/v1/data/history/production/transactions/a",
  "/v1/data/history/production/documents/a?lastRevision=true",
])("the requests of one client for %s take turns, and at most 1,000 of them wait", async (path) => {
  const { app } = createTestApp();
  const answers = await Promise.all(Array.from({ length: 1050 }, async () => app.request(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test("requests of one client for different paths and for comments take turns together", async () => {
  const { app } = createTestApp();
  const paths = [
    `${QUERY}?query=1`,
    "/v1/data/query/production-comments?query=1",
    "/v1/data/doc/production/a",
    "/v1/data/history/production/transactions/a",
  ];
  const answers = await Promise.all(
    Array.from({ length: 1040 }, async (_, index) => app.request(paths[index % paths.length] ?? "")),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});
