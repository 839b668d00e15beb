import { expect, test } from "vitest";

import { createTestApp, READ_TOKEN, serveTestApp } from "../testing/server.ts";

const json = async (response: Response | Promise<Response>) => (await response).json();

test("the operator's key is that of the local administrator", async () => {
  const { app } = createTestApp();
  expect(await json(app.request("/v1/users/me"))).toMatchObject({
    id: "local-administrator",
    role: "administrator",
  });
  expect(await json(app.request("/v1/auth/id"))).toEqual({ id: "local-administrator" });
});

test("the provider tells the tokens of programs from people, as hosted Sanity does", async () => {
  const { app, tokens, signIn } = createTestApp({ isLoopback: false });
  const me = async (token: string) =>
    json(app.request("/v1/users/me", { headers: { authorization: `Bearer ${token}` } }));
  for (const token of [READ_TOKEN, tokens.createApiToken("importer", "editor")])
    expect(await me(token)).toMatchObject({ provider: "sanity-token" });
  expect(await me(await signIn("ada", "editor"))).toMatchObject({ provider: "lake" });
});

test("one id returns an object, several return an array, and a removed user has a placeholder name", async () => {
  const { app } = createTestApp();
  expect(await json(app.request("/v1/users/site"))).toMatchObject({ id: "site", displayName: "Site" });
  expect(await json(app.request("/v1/users/site,nobody"))).toMatchObject([
    { id: "site", displayName: "Site" },
    { id: "nobody", displayName: "Former user" },
  ]);
});

test("key values are stored per user", async () => {
  const { app } = createTestApp();
  const pairs = [{ key: "recent.searches", value: { list: ["cnc"] } }];
  const put = await app.request("/v1/users/me/keyvalue", { method: "PUT", body: JSON.stringify(pairs) });
  expect(await put.json()).toEqual(pairs);
  expect(await json(app.request("/v1/users/me/keyvalue/recent.searches,other"))).toEqual(pairs);
  const headers = { authorization: `Bearer ${READ_TOKEN}` };
  expect(await json(app.request("/v1/users/me/keyvalue/recent.searches", { headers }))).toEqual([]);
  const deep = `[{"key":"a","value":${"[".repeat(20_000)}${"]".repeat(20_000)}}]`;
  for (const body of ['[{"key":1}]', deep])
    expect((await app.request("/v1/users/me/keyvalue", { method: "PUT", body })).status).toBe(400);
});

test("a user stores at most 500 key values, and can always change them", async () => {
  const { app } = createTestApp();
  const put = async (name: string) => {
    const pairs = Array.from({ length: 100 }, (_, index) => ({ key: `${name}${index}`, value: 1 }));
    return (await app.request("/v1/users/me/keyvalue", { method: "PUT", body: JSON.stringify(pairs) }))
      .status;
  };
  for (const name of ["a", "b", "c", "d", "e"]) expect(await put(name)).toBe(200);
  expect(await put("f")).toBe(413);
  expect(await put("a")).toBe(200);
});

test("a read-only token cannot store key values, but a viewer can", async () => {
  const { app, tokens, signIn } = createTestApp({ isLoopback: false });
  const put = async (token: string, value: unknown = "a") => {
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify([{ key: "recent", value }]);
    return (await app.request("/v1/users/me/keyvalue", { method: "PUT", headers, body })).status;
  };
  expect(await put(READ_TOKEN)).toBe(403);
  expect(await put(tokens.createApiToken("reader", "viewer"))).toBe(403);
  expect(await put(tokens.createApiToken("importer", "editor"))).toBe(200);
  const session = await signIn("ada", "viewer");
  expect(await put(session)).toBe(200);
  expect(await put(session, "a".repeat(64 * 1024))).toBe(413);
});

test("the grants reflect the identity's permissions", async () => {
  const { anonymous, app } = createTestApp();
  const grants = async (headers = {}) =>
    json(app.request("/v1/projects/local000/datasets/production/acl", { headers }));
  expect(await grants()).toMatchObject([
    { permissions: expect.arrayContaining(["read", "update", "manage"]) },
  ]);
  expect(await grants({ authorization: `Bearer ${READ_TOKEN}` })).toMatchObject([
    { permissions: ["read", "history"] },
  ]);
  expect(await json(anonymous.request("/v1/projects/local000/datasets/production/acl"))).toEqual([
    { filter: '_id in path("*")', permissions: ["read"] },
  ]);
});

test("the project lists its members for signed-in clients only", async () => {
  const { anonymous, app } = createTestApp();
  expect(await json(app.request("/v1/projects/local000"))).toMatchObject({
    members: [
      { id: "local-administrator", isCurrentUser: true },
      { id: "site", isRobot: true },
    ],
  });
  expect(await json(anonymous.request("/v1/projects/local000"))).toMatchObject({ members: [] });
});

test.each([
  ["/v1/projects", expect.arrayContaining([expect.objectContaining({ id: "local000" })])],
  ["/v1/projects/local000/datasets", [expect.objectContaining({ name: "production", aclMode: "private" })]],
  ["/v1/projects/local000/datasets?datasetProfile=comments&addonFor=other", []],
  ["/v1/projects/local000/datasets?datasetProfile=other", []],
  [
    "/v1/projects/local000/datasets?datasetProfile=comments&addonFor=production",
    [expect.objectContaining({ name: "production-comments", aclMode: "private", addonFor: "production" })],
  ],
  [
    "/v1/projects/local000/datasets/production/settings/indexing",
    { partialIndexSettings: { maxFieldDepth: 0 } },
  ],
  ["/v1/projects/local000/datasets/production/settings/embeddings", { enabled: false, status: "disabled" }],
  ["/v1/projects/local000/grants", expect.objectContaining({ "sanity.project": expect.any(Array) })],
  ["/v1/projects/local000/roles", expect.any(Array)],
  ["/v1/projects/local000/user-applications", []],
  [
    "/v1/projects/local000/new-content-release-allowed",
    { data: expect.objectContaining({ datasetReleaseLimit: 100 }) },
  ],
  ["/v1/features", ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"]],
  ["/v1/subscriptions/project/local000", expect.objectContaining({ featureTypes: expect.any(Object) })],
  ["/v1/data/ping/production", { pong: true }],
  ["/v1/data/ping/production-comments", { pong: true }],
  ["/v1/ping", { pong: true }],
  ["/v1/check/cors", { result: { allowed: true, withCredentials: true } }],
  ["/v1/intake/telemetry-status", { status: "denied" }],
  ["/v1/journey/announcements", []],
  ["/v1/access/requests/me", []],
  ["/v1/journey/trial", {}],
  ["/v2025-02-19/schedules/local000/production?limit=1", { schedules: [] }],
  ["/v1/help", {}],
])("%s returns what the Studio expects", async (path, expected) => {
  const { app } = createTestApp();
  expect(await json(app.request(path))).toEqual(expected);
});

test("the Studio's dry run shows that an editor may create releases and a contributor may not", async () => {
  await using server = await serveTestApp({ isLoopback: false });
  const attempt = async (name: string, role: "editor" | "contributor") => {
    const token = await server.signIn(name, role);
    return server.client
      .withConfig({ token })
      .action({ actionType: "sanity.action.release.create", releaseId: "r1" }, { dryRun: true });
  };
  await expect(attempt("ada", "editor")).resolves.toHaveProperty("transactionId");
  // The Studio reads this field, in `isReleasePermissionError`.
  await expect(attempt("carl", "contributor")).rejects.toMatchObject({
    details: { type: "insufficientPermissionsError" },
  });
});
