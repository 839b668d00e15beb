import { expect, test } from "vitest";

import { createFixture, STUDIO } from "../http/test-server.ts";

const MUTATE = "/v1/data/mutate/production";
const body = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });

test.each([
  ["viewer", 403],
  ["editor", 200],
  ["administrator", 200],
] as const)("a %s that writes gets %i", async (role, status) => {
  const { app, tokens, lake } = createFixture({ isLoopback: false });
  const headers = { authorization: `Bearer ${tokens.issue("test", role)}` };
  expect((await app.request(MUTATE, { method: "POST", headers, body })).status).toBe(status);
  expect(lake.documents.size).toBe(status === 200 ? 1 : 0);
  const actions = JSON.stringify({ actions: [] });
  expect(
    (await app.request("/v1/data/actions/production", { method: "POST", headers, body: actions })).status ===
      403,
  ).toBe(status === 403);
});

test("a change has its writer as author", async () => {
  const { app, tokens, lake } = createFixture({ isLoopback: false });
  const token = tokens.issue("import", "editor");
  const response = await app.request(MUTATE, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { transactionId } = JSON.parse(await response.text());
  expect(lake.transaction(transactionId)?.author).toBe(tokens.list()[0]?.owner);
});

test.each([
  "/v2025-11-01/data/query/production?query=*[]._id&perspective=drafts",
  "/v2025-11-01/data/query/production?query=*[]._id&perspective=previewDrafts",
  "/v2025-11-01/data/query/production?query=*[]._id&perspective=raw",
  "/v2025-11-01/data/query/production?query=*[]._id&perspective=r1",
  "/v2024-01-01/data/query/production?query=*[]._id",
  "/v1/data/query/production?query=*[]._id",
])("without signing in %s shows what is published", async (path) => {
  const { app, write } = createFixture({ isLoopback: false });
  write(
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "drafts.b", _type: "page" } },
    { create: { _id: "versions.r1.c", _type: "page" } },
    { create: { _id: "_.releases.r1", _type: "system.release" } },
  );
  const response = await app.request(path, { headers: { origin: STUDIO } });
  expect(await response.json()).toMatchObject({ result: ["a"] });
});

test.each(["/v1/data/mutate/production", "/v1/data/actions/production"])(
  "without signing in POST %s is refused so that the Studio shows its login",
  async (path) => {
    const { app } = createFixture({ isLoopback: false });
    const response = await app.request(path, { method: "POST", body, headers: { origin: STUDIO } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
  },
);
