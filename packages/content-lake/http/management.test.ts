import { expect, test } from "vitest";

import { createTestApp, READ_TOKEN, STUDIO_ORIGIN } from "../testing/server.ts";

test("the sanity command lists the origins and the tokens, without their secrets", async () => {
  const { app, tokens } = createTestApp();
  const token = tokens.createApiToken("importer", "editor");
  const cors = await app.request("/v2025-08-14/projects/local000/cors");
  expect(await cors.json()).toContainEqual(
    expect.objectContaining({ origin: STUDIO_ORIGIN, allowCredentials: true }),
  );
  const robots = await app.request("/v2025-07-11/access/project/local000/robots");
  const text = await robots.text();
  expect(JSON.parse(text)).toMatchObject({
    data: [{ label: "importer", memberships: [{ resourceId: "local000", roleNames: ["editor"] }] }],
    nextCursor: null,
  });
  expect(text).not.toContain(token);
});

test.each([
  ["PUT", "/datasets/other", "DATA_DIR"],
  ["DELETE", "/datasets/production", "DATA_DIR"],
  ["PUT", "/datasets/production/copy", "sanity dataset export"],
  ["POST", "/projects/local000/cors", "LAKE_ORIGINS"],
  ["POST", "/access/project/local000/robots", "content-lake token add"],
  ["DELETE", "/access/project/local000/robots/t1", "content-lake token remove"],
  ["POST", "/invitations/project/local000", "content-lake user add"],
  ["GET", "/hooks/projects/local000", "set when it starts"],
  ["GET", "/projects/local000/datasets/production/backups", "content-lake backup"],
  ["GET", "/projects/local000/datasets/production/backups/b1", "content-lake backup"],
  ["PUT", "/projects/local000/datasets/production/settings/backups", "content-lake backup"],
  ["GET", "/apis/graphql", "GROQ"],
])("%s %s is rejected with a message that says what to do instead", async (method, path, advice) => {
  const { app } = createTestApp();
  const response = await app.request(`/v2025-09-16${path}`, { method });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: "Bad Request",
    message: expect.stringContaining(advice),
  });
});

test.each(["/projects/local000/cors", "/access/project/local000/robots", "/hooks/projects/local000"])(
  "an anonymous client cannot see %s",
  async (path) => {
    const { anonymous, app } = createTestApp();
    expect((await anonymous.request(`/v1${path}`)).status).toBe(401);
    const headers = { authorization: `Bearer ${READ_TOKEN}` };
    expect((await app.request(`/v1${path}`, { headers })).status).toBeLessThanOrEqual(400);
  },
);

test("the access requests of the Studio are not affected", async () => {
  const { app } = createTestApp({ isLoopback: false });
  const response = await app.request("/v1/access/requests/me", {
    headers: { authorization: `Bearer ${READ_TOKEN}` },
  });
  expect(await response.json()).toEqual([]);
});
