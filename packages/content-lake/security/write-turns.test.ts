import { expect, test } from "vitest";

import type { Identity } from "../access/identity.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";
import { createTestApp } from "../testing/server.ts";

const pages = Array.from({ length: 300 }, (_, n) => ({
  create: { _id: `page${n}`, _type: "page", text: "a ".repeat(500) },
}));

/** Deletions that select nothing, after reading all texts. Viewers may send them too. */
const deletions = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    delete: { query: `*[string::split(text, " ")[0] == "none ${n}"]` },
  }));

test("the queries of a transaction that selects nothing end with its time", () => {
  const lake = openLake({
    file: ":memory:",
    projectId: "local000",
    dataset: "production",
    maxTransactionMs: 1000,
  });
  // One transaction for each page: all pages in one could exceed the limit on a slow machine.
  for (const page of pages) lake.mutate([page], { identity: { id: "eve", role: "editor" } });
  const vera: Identity = { id: "vera", role: "viewer" };
  expect(rejectionOf(() => lake.mutate(deletions(5000), { identity: vera }))).toMatchObject({ status: 413 });
});

test("the writes of an account take turns, and it rests after a large one", async () => {
  const { app, lake, write } = createTestApp();
  write(...pages);
  const commits: string[] = [];
  lake.onCommit(({ id }) => commits.push(id));
  const writes = ["first", "second", "third"].map(async (transactionId) => {
    const mutations = [...deletions(60), { create: { _type: "page" } }];
    const body = JSON.stringify({ mutations, transactionId });
    return app.request("/v1/data/mutate/production", { method: "POST", body });
  });
  await writes[0];
  expect(commits).toEqual(["first"]);
  await Promise.all(writes);
  expect(commits).toEqual(["first", "second", "third"]);
});

test("a write whose body ends after its account was removed stores nothing", async () => {
  const { accounts, anonymous, lake, signIn } = createTestApp();
  const headers = { authorization: `Bearer ${await signIn("ada", "editor")}` };
  const { readable, writable } = new TransformStream<string, string>();
  const body = readable.pipeThrough(new TextEncoderStream());
  const init = { method: "POST", headers, body, duplex: "half" } as const;
  const written = anonymous.request("/v1/data/mutate/production", init);
  const writer = writable.getWriter();
  await writer.write('{"mutations": [');
  accounts.remove("ada@example.com");
  await writer.write('{"create": {"_type": "page"}}]}');
  await writer.close();
  expect((await written).status).toBe(401);
  expect(lake.documents.size).toBe(0);
});
