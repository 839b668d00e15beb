import { expect, test, vi } from "vitest";

import { LakeError } from "../errors.ts";
import { createTestApp, serveTestApp } from "../testing/server.ts";

test("the client fetches published documents, drafts and a long query with parameters", async () => {
  await using lake = await serveTestApp();
  lake.write(
    { create: { _id: "a", _type: "page", title: "Now" } },
    { create: { _id: "drafts.a", _type: "page", title: "Soon" } },
  );
  const { client } = lake;
  expect(await client.fetch("*[_type == $type].title", { type: "page" })).toEqual(["Now"]);
  expect(await client.fetch("*[_type == $type].title", { type: "page" }, { perspective: "drafts" })).toEqual([
    "Soon",
  ]);
  expect(await client.withConfig({ apiVersion: "2024-01-01" }).fetch("count(*)")).toBe(2);
  const long = `*[_id in $ids]{_id, title, "note": "${"x".repeat(12_000)}"}._id`;
  expect(await client.fetch(long, { ids: ["a"] })).toEqual(["a"]);
});

test("a response contains the query unless returnQuery=false, the duration and the sync tags", async () => {
  await using lake = await serveTestApp();
  const raw = await lake.client.fetch("*[_type == 'page']", {}, { filterResponse: false });
  expect(raw).toMatchObject({
    query: "*[_type == 'page']",
    result: [],
    ms: expect.any(Number),
    syncTags: [expect.stringMatching(/^s1:/)],
  });
  const short = await lake.app.request("/v1/data/query/production?query=*&returnQuery=false");
  expect(await short.json()).not.toHaveProperty("query");
});

test("a parse error shows its position", async () => {
  await using lake = await serveTestApp();
  await expect(lake.client.fetch("*[_type == ")).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("GROQ query parse error"),
  });
});

test("the perspective previewDrafts is the same as drafts", async () => {
  const { app, write } = createTestApp();
  write({ create: { _id: "drafts.a", _type: "page" } });
  const response = await app.request(
    "/v2021-03-25/data/query/production?query=*[]._id&perspective=previewDrafts",
  );
  expect(await response.json()).toMatchObject({ result: ["a"] });
});

test("transactionId can be a query parameter", async () => {
  const { app, lake } = createTestApp();
  const response = await app.request("/v2025-11-01/data/mutate/production?transactionId=mine", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mutations: [{ create: { _id: "a", _type: "page" } }] }),
  });
  expect(await response.json()).toMatchObject({ transactionId: "mine" });
  expect(lake.documents.get("a")).toMatchObject({ _rev: "mine" });
});

test("the client creates, patches and deletes, and gets the requested results", async () => {
  await using lake = await serveTestApp();
  const { client } = lake;
  const created = await client.create(
    { _type: "page", title: "One", list: [{ text: "x" }] },
    { autoGenerateArrayKeys: true },
  );
  expect(created).toMatchObject({ title: "One", list: [{ _key: expect.any(String), text: "x" }] });
  const patched = await client.patch(created._id).set({ title: "Two" }).commit();
  expect(patched).toMatchObject({ _id: created._id, title: "Two" });
  const ids = await client.mutate([{ createOrReplace: { _id: "b", _type: "page" } }], {
    returnDocuments: false,
    transactionId: "mine",
  });
  expect(ids).toMatchObject({
    transactionId: "mine",
    documentIds: ["b"],
    results: [{ id: "b", operation: "create" }],
  });
  expect(await client.getDocument("b")).toMatchObject({ _rev: "mine" });
  await client.delete("b");
  expect(await client.getDocument("b")).toBeUndefined();
});

test("a dry run returns the result and changes nothing", async () => {
  await using lake = await serveTestApp();
  lake.write({ create: { _id: "a", _type: "page", title: "One" } });
  expect(await lake.client.patch("a").set({ title: "Two" }).commit({ dryRun: true })).toMatchObject({
    title: "Two",
  });
  expect(lake.lake.documents.get("a")).toMatchObject({ title: "One" });
});

test.each([
  ["/data/mutate/production", { mutations: [{ delete: { id: "drafts.a" } }], dryRun: true }],
  ["/data/mutate/production?dryRun=false", { mutations: [{ delete: { id: "drafts.a" } }], dryRun: true }],
  ["/data/mutate/production?dryRun=true", { mutations: [{ delete: { id: "drafts.a" } }], dryRun: false }],
  [
    "/data/actions/production",
    { actions: [{ actionType: "sanity.action.document.discard", draftId: "drafts.a" }], dryRun: true },
  ],
])("a dry run of %s with %j changes nothing", async (url, body) => {
  await using lake = await serveTestApp();
  lake.write({ create: { _id: "drafts.a", _type: "page" } });
  await lake.client.request({ url, method: "POST", body });
  expect(lake.lake.documents.get("drafts.a")).toBeDefined();
});

test("a conflict reaches the client with its type", async () => {
  await using lake = await serveTestApp();
  lake.write({ create: { _id: "a", _type: "page" } });
  const error = await lake.client.create({ _id: "a", _type: "page" }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    statusCode: 409,
    details: { type: "mutationError", items: [{ error: { type: "documentAlreadyExistsError", id: "a" } }] },
  });
});

test("the client edits a draft and publishes it with actions", async () => {
  await using lake = await serveTestApp();
  const { client } = lake;
  await client.action({
    actionType: "sanity.action.document.create",
    publishedId: "a",
    attributes: { _id: "drafts.a", _type: "page" },
    ifExists: "fail",
  });
  await client.action({
    actionType: "sanity.action.document.edit",
    draftId: "drafts.a",
    publishedId: "a",
    patch: { set: { title: "Ready" } },
  });
  const result = await client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.a",
    publishedId: "a",
  });
  expect(result).toEqual({ transactionId: expect.any(String) });
  expect(await client.getDocuments(["a", "drafts.a"])).toMatchObject([{ _id: "a", title: "Ready" }, null]);
});

test("documents are returned by their stored ids; missing and private ones are listed as omitted", async () => {
  const fixture = createTestApp();
  fixture.write(
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "drafts.a", _type: "page" } },
    { create: { _id: "versions.r1.a", _type: "page" } },
  );
  const found = await fixture.app.request("/v1/data/doc/production/a,drafts.a,b");
  expect(await found.json()).toMatchObject({
    documents: [{ _id: "a" }, { _id: "drafts.a" }],
    omitted: [{ id: "b", reason: "existence" }],
  });
  const all = await fixture.app.request("/v1/data/doc/production/a?includeAllVersions=true");
  expect(await all.json()).toMatchObject({
    documents: [{ _id: "a" }, { _id: "drafts.a" }, { _id: "versions.r1.a" }],
  });
  // What the Studio asks for an empty reference.
  const none = await fixture.app.request("/v1/data/doc/production");
  expect(await none.json()).toEqual({ documents: [], omitted: [{ id: "", reason: "existence" }] });
  const repeated = await fixture.app.request(`/v1/data/doc/production/${"a,".repeat(3000)}`);
  expect(await repeated.json()).toEqual({ documents: [expect.objectContaining({ _id: "a" })], omitted: [] });
});

test("the client can ask which documents exist", async () => {
  await using lake = await serveTestApp();
  lake.write({ create: { _id: "a", _type: "page" } });
  expect(await lake.client.documentsExists(["a", "b", "drafts.a"])).toEqual(new Set(["a"]));
});

test("an export has one document per line, of the requested types", async () => {
  const { app, write } = createTestApp();
  write(
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "b", _type: "menu" } },
    { create: { _id: "drafts.c", _type: "page" } },
  );
  const read = async (path: string) =>
    (await (await app.request(path)).text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)._id);
  expect(await read("/v1/data/export/production")).toEqual(["a", "b", "drafts.c"]);
  expect(await read("/v1/data/export/production?types=menu")).toEqual(["b"]);
});

test("the references to a document are listed", async () => {
  const { app, write } = createTestApp();
  write(
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "b", _type: "menu", to: { _type: "reference", _ref: "a" } } },
  );
  const response = await app.request("/v1/data/references/production/documents/a/to");
  expect(await response.json()).toEqual({
    totalCount: 1,
    references: [{ documentId: "b", projectId: "local000", datasetName: "production" }],
  });
  // Before a delete or unpublish, the Studio asks for references from other datasets.
  const externalOnly = "?excludeInternalReferences=true&excludePaths=true";
  const external = await app.request(`/v1/data/references/production/documents/a/to${externalOnly}`);
  expect(await external.json()).toEqual({ totalCount: 0, references: [] });
});

test("a write is not acknowledged if the flush to disk fails", async () => {
  const { app, lake } = createTestApp();
  const broken = new LakeError(503, { statusCode: 503, error: "Service Unavailable", message: "no disk" });
  vi.spyOn(lake, "flushed").mockRejectedValue(broken);
  const body = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });
  const response = await app.request("/v1/data/mutate/production", { method: "POST", body });
  expect([response.status, await response.json()]).toEqual([503, broken.body]);
});

test.each([
  ["v2025-02-18", 400],
  ["v1", 400],
  ["v2025-02-19", 200],
  ["vX", 200],
])("an action on a release over %s gets %i", async (apiVersion, status) => {
  const { app, lake } = createTestApp();
  const actions = [{ actionType: "sanity.action.release.create", releaseId: "spring" }];
  const response = await app.request(`/${apiVersion}/data/actions/production`, {
    method: "POST",
    body: JSON.stringify({ actions }),
  });
  expect(response.status).toBe(status);
  expect(lake.documents.size).toBe(status === 200 ? 1 : 0);
  const error = { type: "actionError", items: [{ index: 0, error: { type: "validationError" } }] };
  expect(await response.json()).toMatchObject(status === 200 ? {} : { error });
});

test.each([
  ["mutate", { mutations: [{ create: { _id: "drafts.a", _type: "page", list: [] } }] }],
  [
    "actions",
    {
      actions: [
        {
          actionType: "sanity.action.document.create",
          publishedId: "a",
          attributes: { _id: "drafts.a", _type: "page", list: [] },
        },
      ],
    },
  ],
])("a transaction of %s that is sent again is applied once", async (operation, request) => {
  const { app, lake, tokens } = createTestApp();
  const send = (more = "", headers = {}) =>
    app.request(`/v2025-11-01/data/${operation}/production?returnDocuments=true${more}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...request, transactionId: "mine" }),
    });
  // Marked as a retry, it succeeds, because the client got no response the first time.
  expect((await send("&isRetry=true")).status).toBe(200);
  const sequence = lake.sequence;
  const again = await send("&isRetry=true");
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({
    transactionId: "mine",
    ...(operation === "mutate" && {
      results: [{ id: "drafts.a", operation: "create", document: { _id: "drafts.a", _rev: "mine" } }],
    }),
  });
  expect(lake.sequence).toBe(sequence);
  // Without the mark, or for another author, a used id is an error.
  expect((await send()).status).toBe(409);
  const headers = { authorization: `Bearer ${tokens.createApiToken("other", "editor")}` };
  expect((await send("&isRetry=true", headers)).status).toBe(409);
});
