import { expect, test, vi } from "vitest";

import { createTestApp, READ_TOKEN, STUDIO_ORIGIN } from "./test-server.ts";

const EVIL = { origin: "https://evil.example" };
const create = (headers = {}) => ({
  method: "POST",
  headers,
  body: JSON.stringify({ mutations: [{ create: { _type: "page" } }] }),
});

test("the Studio's origin gets credentials, on refusals too", async () => {
  const { app } = createTestApp();
  for (const path of [
    "/v1/users/me",
    "/v1/nothing",
    "/v1/data/query/production?query=*[",
    "/v9/data/query/production",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const { headers } = await app.request(path, { headers: { origin: STUDIO_ORIGIN } });
    expect(headers.get("access-control-allow-origin")).toBe(STUDIO_ORIGIN);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("vary")).toContain("origin");
  }
});

test("a preflight of the Studio allows what it asks for, for a day", async () => {
  const headers = { origin: STUDIO_ORIGIN, "access-control-request-headers": "authorization,x-sanity-app" };
  const response = await createTestApp().app.request("/v1/data/mutate/production", {
    method: "OPTIONS",
    headers,
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-sanity-app");
  expect(response.headers.get("access-control-max-age")).toBe("86400");
});

test("another origin reads what everybody may read, without credentials", async () => {
  const { app, write } = createTestApp();
  write({ create: { _id: "a", _type: "page" } }, { create: { _id: "drafts.b", _type: "page" } });
  const response = await app.request("/v1/data/query/production?query=*[]._id", { headers: EVIL });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  expect(await response.json()).toMatchObject({ result: ["a"] });

  const preflight = await app.request("/v1/data/query/production", {
    method: "OPTIONS",
    headers: { ...EVIL, "access-control-request-headers": "authorization,x-other" },
  });
  expect(preflight.headers.get("access-control-allow-headers")).toBe("x-other");
});

test("another origin cannot write, whatever token it has found", async () => {
  const { app, lake, tokens } = createTestApp();
  const token = tokens.createApiToken("import", "editor");
  for (const headers of [EVIL, { origin: "null" }, { ...EVIL, authorization: `Bearer ${token}` }]) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const response = await app.request("/v1/data/mutate/production", create(headers));
    expect(response.status).toBe(403);
  }
  expect(lake.documents.size).toBe(0);
});

test("a name that was bound to this machine by its owner's DNS does not open the lake", async () => {
  const { app, lake } = createTestApp();
  const response = await app.request("http://evil.example:3400/v1/data/mutate/production", create());
  expect(response.status).toBe(401);
  expect((await app.request("http://evil.example:3400/v1/users/me")).status).toBe(401);
  expect(lake.documents.size).toBe(0);
});

test("a page elsewhere that sends no Origin, as for an image, is nobody", async () => {
  const { app } = createTestApp();
  expect((await app.request("/v1/users/me", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
    401,
  );
  expect((await app.request("/v1/users/me", { headers: { "sec-fetch-site": "same-site" } })).status).toBe(
    200,
  );
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
  ["/v1/data/history/production/transactions/a?limit=-1", 400],
  ["/v1/data/history/production/documents/a?time=yesterday", 400],
])("GET %s is refused with %i, in words", async (path, status) => {
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
  ["/v1/data/actions/production", '{"actions":[{"actionType":"sanity.action.nothing"}]}'],
  ["/v1/data/query/production", '{"query":"*","params":[]}'],
])("POST %s with %s is refused with 400", async (path, body) => {
  const { app, lines } = createTestApp();
  expect((await app.request(path, { method: "POST", body })).status).toBe(400);
  expect(lines).toEqual([]);
});

test("a body of 20 MB is refused with 413 and changes nothing", async () => {
  const { app, lake } = createTestApp();
  const body = JSON.stringify({ mutations: [{ create: { _type: "page", text: "x".repeat(20_000_000) } }] });
  const response = await app.request("/v1/data/mutate/production", { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ statusCode: 413, error: "Payload Too Large" });
  expect(lake.documents.size).toBe(0);
});

test("an unknown token is refused, also where no token is needed", async () => {
  const { app } = createTestApp();
  const response = await app.request("/v1/data/query/production?query=*", {
    headers: { authorization: "Bearer wrong" },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
});

test("the site's token sees drafts and cannot write", async () => {
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

test("a surprise is answered with 500 and no word about our insides, and logged with its path", async () => {
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

test("a write that cannot be stored is refused with a status that the Studio tries again on", async () => {
  const { app, lake, lines } = createTestApp();
  lake.close();
  const response = await app.request("/v1/data/mutate/production", create());
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.text()).not.toMatch(/sqlite|\.ts/i);
  expect(lines).toHaveLength(1);
});

test("/health tells that the lake is up", async () => {
  const response = await createTestApp().app.request("/health");
  expect(await response.json()).toEqual({ status: "ok", documents: 0, listeners: 0 });
});
