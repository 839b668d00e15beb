import { expect, test, vi } from "vitest";

import { createTestApp, READ_TOKEN, SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";

const FOREIGN_ORIGIN = { origin: "https://evil.example" };
const create = (headers = {}) => ({
  method: "POST",
  headers,
  body: JSON.stringify({ mutations: [{ create: { _type: "page" } }] }),
});

test("responses to the Studio's origin allow credentials, including error responses", async () => {
  const { app } = createTestApp();
  for (const path of [
    "/v1/users/me",
    "/v1/nothing",
    "/v1/data/query/production?query=*[",
    "/v9/data/query/production",
  ]) {
    const { headers } = await app.request(path, { headers: { origin: STUDIO_ORIGIN } });
    expect(headers.get("access-control-allow-origin")).toBe(STUDIO_ORIGIN);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("vary")).toContain("origin");
  }
});

test("a preflight of the Studio allows the requested headers for a day", async () => {
  const headers = { origin: STUDIO_ORIGIN, "access-control-request-headers": "authorization,x-sanity-app" };
  const response = await createTestApp().app.request("/v1/data/mutate/production", {
    method: "OPTIONS",
    headers,
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-sanity-app");
  expect(response.headers.get("access-control-max-age")).toBe("86400");
});

test.each([{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }])(
  "a page of another site, with %j, may use no route of a private lake, even with a valid token",
  async (headers) => {
    const { app, lake } = createTestApp();
    const query = vi.spyOn(lake.queries, "query");
    for (const path of ["/v1/data/query/production?query=*", "/v1/users/me", "/v1/data/nothing/production"])
      expect((await app.request(path, { headers: { ...headers } })).status).toBe(403);
    expect(query).not.toHaveBeenCalled();
    // Files and pictures are public by their address, and the Studio links to the login page.
    expect((await app.request("/health", { headers: { ...headers } })).status).toBe(200);
    expect((await app.request("/v1/auth/login/password", { headers: { ...headers } })).status).toBe(400);
  },
);

test("a preflight of another origin allows no Authorization header", async () => {
  const preflight = await createTestApp().app.request("/v1/data/query/production", {
    method: "OPTIONS",
    headers: { ...FOREIGN_ORIGIN, "access-control-request-headers": "authorization,x-other" },
  });
  expect(preflight.headers.get("access-control-allow-headers")).toBe("x-other");
});

test("other origins cannot write, even with a valid token", async () => {
  const { app, lake, tokens } = createTestApp();
  const token = tokens.createApiToken("import", "editor");
  for (const headers of [
    FOREIGN_ORIGIN,
    { origin: "null" },
    { ...FOREIGN_ORIGIN, authorization: `Bearer ${token}` },
  ]) {
    const response = await app.request("/v1/data/mutate/production", create(headers));
    expect(response.status).toBe(403);
  }
  expect(lake.documents.size).toBe(0);
});

test.each([
  {},
  { host: "localhost:3400" },
  { host: "127.0.0.1:3400" },
  { host: "evil.example:3400" },
  { origin: STUDIO_ORIGIN },
  { origin: SITE_ORIGIN },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { "x-forwarded-for": "127.0.0.1" },
  { connection: "close" },
])("without accounts, headers such as %j give no rights: only a token does", async (headers) => {
  const { anonymous, lake } = createTestApp();
  expect((await anonymous.request("/v1/users/me", { headers: { ...headers } })).status).toBe(401);
  const written = await anonymous.request("/v1/data/mutate/production", create(headers));
  expect(written.status).toBe(401);
  expect(lake.documents.size).toBe(0);
});

test.each([
  ["/v1/data/query/other?query=*", 404],
  ["/v1/data/listen/other?query=*", 404],
  ["/v1/data/live/events/other", 404],
  ["/v1/projects/other00", 404],
  ["/v1/projects/local000/datasets/other/acl", 404],
  ["/v1/nothing", 404],
  ["/nothing", 404],
  ["//v1/users/me", 404],
  ["/v1//users/me", 404],
  ["/v2021-13-45/users/me", 400],
  ["/v2/users/me", 404],
  ["/%", 404],
  ["/v1/%E0%A4%A", 404],
  ["/v1/data/doc/production/%E0%A4%A", 400],
  ["/v1/data/query/production?query=*&$a=%E0%A4%A", 400],
  ["/v1/data/query/production?query=*&$a=text", 400],
  ["/v1/data/query/production", 400],
  ["/v1/data/query/production?query=*[_type==$t]", 400],
  ["/v2025-11-01/data/query/production?query=*&perspective=raw,drafts", 400],
  ["/v2025-11-01/data/query/production?query=*&perspective=a%20b", 400],
  ["/v2025-11-01/data/query/production?query=*&variant=b", 400],
  ["/v2025-11-01/data/query/production?query=*&explain=true", 400],
  ["/v2025-11-01/data/query/production?query=*&explain=only", 400],
  ["/v2025-02-18/data/query/production?query=*&perspective=rSpring", 400],
  ["/v1/data/query/production?query=*&perspective=rSpring,drafts", 400],
  ["/v1/data/history/production/transactions/a?limit=-1", 400],
  ["/v1/data/history/production/documents/a?time=yesterday", 400],
  ["/v1/data/history/production/documents/a?revision=r&time=2026-11-01T00:00:00Z", 400],
  ["/v1/data/history/production/documents/a?revision=r&lastRevision=true", 400],
  ["/v1/data/history/production/documents/a?time=2026-11-01T00:00:00Z&lastRevision=true", 400],
])("GET %s fails with %i and a JSON body", async (path, status) => {
  const { app, lines } = createTestApp();
  const response = await app.request(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toBeTypeOf("object");
  expect(lines).toEqual([]);
});

test.each([
  ["/v1/data/mutate/production", "{"],
  ["/v1/data/mutate/production", "[]"],
  ["/v1/data/mutate/production", "{}"],
  ["/v1/data/mutate/production", '{"mutations":[],"transactionId":7}'],
  ["/v1/data/mutate/production", '{"mutations":[],"dryRun":"true"}'],
  ["/v1/data/mutate/production?dryRun=1", '{"mutations":[]}'],
  ["/v1/data/actions/production", '{"actions":[],"dryRun":"true"}'],
  ["/v1/data/actions/production", '{"actions":[{"actionType":"sanity.action.nothing"}]}'],
  ["/v1/data/query/production", '{"query":"*","params":[]}'],
])("POST %s with %s fails with 400", async (path, body) => {
  const { app, lines } = createTestApp();
  expect((await app.request(path, { method: "POST", body })).status).toBe(400);
  expect(lines).toEqual([]);
});

test("a body of 20 MB fails with 413 and changes nothing", async () => {
  const { app, lake } = createTestApp();
  const body = JSON.stringify({ mutations: [{ create: { _type: "page", text: "x".repeat(20_000_000) } }] });
  const response = await app.request("/v1/data/mutate/production", { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ statusCode: 413, error: "Payload Too Large" });
  expect(lake.documents.size).toBe(0);
});

test("an unknown token is rejected, even for public content", async () => {
  const { app } = createTestApp();
  const response = await app.request("/v1/data/query/production?query=*", {
    headers: { authorization: "Bearer wrong" },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
});

test("the site's read token reads drafts and cannot write", async () => {
  const { app, write, lake } = createTestApp();
  write({ create: { _id: "drafts.a", _type: "page" } });
  const headers = { authorization: `Bearer ${READ_TOKEN}` };
  const read = await app.request(
    "/v2025-11-01/data/query/production?query=*[]._originalId&perspective=drafts",
    { headers },
  );
  expect(await read.json()).toMatchObject({ result: ["drafts.a"] });
  const written = await app.request("/v1/data/mutate/production", create(headers));
  expect(written.status).toBe(403);
  expect(lake.documents.size).toBe(1);
});

test("an unexpected error becomes a 500 without details and is logged with its path", async () => {
  const { app, lake, lines } = createTestApp();
  vi.spyOn(lake.queries, "query").mockImplementation(() => {
    throw new Error("secret of engine.ts");
  });
  const response = await app.request("/v1/data/query/production?query=*");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(lines.join("")).toContain("secret of engine.ts");
  expect(lines.join("")).toContain("/v1/data/query/production");
});

test("a write that cannot be stored fails with a 5xx, on which the Studio retries", async () => {
  const { app, lake, lines } = createTestApp();
  lake.close();
  const response = await app.request("/v1/data/mutate/production", create());
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.text()).not.toMatch(/sqlite|\.ts/i);
  expect(lines).toHaveLength(1);
});

test("/health does not reveal how much content there is or whether anybody works on it", async () => {
  const response = await createTestApp().app.request("/health");
  expect(await response.json()).toEqual({ status: "ok" });
});
