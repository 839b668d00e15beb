import { expect, test } from "vitest";

import { createTestApp } from "../testing/server.ts";

test("the transactions of a document are NDJSON, oldest first, with the requested fields", async () => {
  const { app, write } = createTestApp();
  write({ create: { _id: "a", _type: "page", title: "One" } });
  write({ patch: { id: "a", set: { title: "Two" } } });
  const lines = async (query: string) =>
    (await (await app.request(`/v1/data/history/production/transactions/a?${query}`)).text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));

  const [first, second] = await lines("excludeContent=true&effectFormat=mendoza");
  expect(first).toEqual({
    id: expect.any(String),
    timestamp: expect.any(String),
    author: "tester",
    documentIDs: ["a"],
    effects: { a: { apply: expect.any(Array), revert: [0, null] } },
  });
  expect(second.timestamp >= first.timestamp).toBe(true);
  expect(await lines("reverse=true&limit=1")).toMatchObject([
    { id: second.id, mutations: [{ patch: { id: "a", set: { title: "Two" } } }] },
  ]);
  expect(await lines(`fromTransaction=${second.id}`)).toHaveLength(1);
});

test("revisions of a deleted document can be read", async () => {
  const { app, write } = createTestApp();
  const { transactionId } = write({ create: { _id: "a", _type: "page", title: "One" } });
  write({ patch: { id: "a", set: { title: "Two" } } });
  write({ delete: { id: "a" } });
  const read = async (query: string) =>
    (await app.request(`/v1/data/history/production/documents/a?${query}`)).json();
  expect(await read(`revision=${transactionId}`)).toMatchObject({
    documents: [{ title: "One", _rev: transactionId }],
  });
  expect(await read(`revision=${transactionId}&lastRevision=false`)).toMatchObject({
    documents: [{ title: "One" }],
  });
  expect(await read("lastRevision=true")).toMatchObject({ documents: [{ title: "Two" }] });
  expect(await read("time=2001-01-01T00:00:00Z")).toEqual({ documents: [] });
});

test("events of a document and of a release have the form that the Studio expects", async () => {
  const { app, write } = createTestApp();
  write({ create: { _id: "drafts.a", _type: "page" } });
  const document = await app.request("/v1/data/history/production/events/documents/drafts.a");
  expect(await document.json()).toMatchObject({
    events: { "drafts.a": [{ type: "createDocumentVersion" }] },
    nextCursor: "",
  });
  const release = await app.request("/v1/data/history/production/events/releases/_.releases.r1");
  expect(await release.json()).toEqual({ events: [], nextCursor: "" });
});

test.each(["transactions/a", "documents/a?lastRevision=true", "events/documents/a"])(
  "%s requires a signed-in client",
  async (path) => {
    const { anonymous, write } = createTestApp();
    write({ create: { _id: "a", _type: "page" } });
    const response = await anonymous.request(`/v1/data/history/production/${path}`);
    expect(response.status).toBe(401);
  },
);

test("an answer has each document once, and is limited in size", async () => {
  const { app, lake, write } = createTestApp();
  write({ create: { _id: "a", _type: "page", title: "One" } });
  const { sequence } = lake;
  const read = async (path: string) => app.request(`/v1/data/history/production/${path}`);
  const many = "a,".repeat(2500);
  const lines = await (await read(`transactions/${many}?effectFormat=mendoza`)).text();
  expect(lines.match(/"apply"/g)).toHaveLength(1);
  const once = await (await read(`documents/${many}?lastRevision=true`)).text();
  expect(JSON.parse(once).documents).toHaveLength(1);

  const ids = ["b", "c", "d", "e", "f"];
  for (const _id of ids) write({ create: { _id, _type: "page", text: "x".repeat(7_500_000) } });
  expect((await read(`transactions/${ids.join(",")}`)).status).toBe(413);
  const titles = await (await read(`transactions/${ids.join(",")}?excludeContent=true`)).text();
  expect(titles.match(/"documentIDs":\["[b-f]"\]/g)).toHaveLength(5);
  expect((await read(`documents/${ids.join(",")}?lastRevision=true`)).status).toBe(413);
  expect((await read("documents/b?lastRevision=true")).status).toBe(200);
  expect((await app.request(`/v1/data/doc/production/${ids.join(",")}`)).status).toBe(413);
  expect((await app.request("/v1/data/doc/production/b,c")).status).toBe(200);
  // A client that has missed that much fetches everything again.
  expect(lake.transactionsAfter(sequence)).toBeUndefined();
  expect(lake.transactionsAfter(lake.sequence - 1)).toHaveLength(1);
});

test("mutations that were large, but not their effects, take little time to read", async () => {
  const { app, write } = createTestApp();
  const names = Array.from({ length: 100_000 }, (_, index) => ({ [(index + 50_000).toString(36)]: 0 }));
  const ids = ["a", "b", "c", "d", "e", "f"];
  for (const id of ids) {
    write({ create: { _id: id, _type: "page", title: "One" } });
    write({ patch: { id, set: { names } } }, { patch: { id, unset: ["names"] } }, { delete: { id } });
  }
  const read = async (path: string) => (await app.request(`/v1/data/history/production/${path}`)).text();
  const before = process.threadCpuUsage();
  const last = await read(`documents/${ids.join(",")}?lastRevision=true`);
  const old = await read(`documents/${ids.join(",")}?time=2001-01-01T00:00:00Z`);
  const lines = await read(`transactions/${ids.join(",")}?effectFormat=mendoza`);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
  expect(JSON.parse(last).documents).toHaveLength(ids.length);
  expect(JSON.parse(old).documents).toEqual([]);
  const [first, second] = lines.split("\n").map((line) => (line === "" ? undefined : JSON.parse(line)));
  expect(first.effects.a.revert).toEqual([0, null]);
  expect(second.mutations).toHaveLength(3);
  expect(second.mutations[0].patch.set.names).toHaveLength(names.length);
});
