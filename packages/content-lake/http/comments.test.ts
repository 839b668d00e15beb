import { expect, test } from "vitest";

import { createPreviewToken } from "../access/preview-token.ts";
import { READ_TOKEN, serveTestApp } from "../testing/server.ts";

/** The Studio's query for the people to mention or to assign (`useUserListWithPermissions`). */
const GROUPS = '*[_type == "system.group"]{members, grants}';

async function serve() {
  const server = await serveTestApp({ isLoopback: false });
  const add = async (name: string, role: string) => {
    const account = await server.accounts.add({
      email: `${name.toLowerCase()}@example.com`,
      name,
      role,
      password: "correct horse",
    });
    const token = server.tokens.startSession(account);
    return { ...account, client: server.client.withConfig({ token, dataset: "production-comments" }) };
  };
  return { ...server, ada: await add("Ada", "editor"), vera: await add("Vera", "viewer"), add };
}

test("a comment is stored in the add-on dataset, and its listeners receive it", async () => {
  await using server = await serve();
  const { ada, vera } = server;
  const grants = await vera.client.request({
    url: "/projects/local000/datasets/production-comments/acl",
  });
  expect(grants).toEqual([
    { filter: expect.any(String), permissions: expect.arrayContaining(["create", "update"]) },
  ]);
  const setup = await vera.client.request({ url: "/comments/production/setup", method: "POST" });
  expect(setup).toEqual({ datasetName: "production-comments" });

  const seen = Promise.withResolvers<unknown>();
  const listening = ada.client
    .listen('*[_type == "comment"]', {}, { events: ["welcome", "mutation"] })
    .subscribe((event) => {
      if (event.type === "mutation") seen.resolve(event.result);
      else void vera.client.create({ _type: "comment", authorId: vera.id, threadId: "t1" });
    });
  expect(await seen.promise).toMatchObject({ authorId: vera.id, threadId: "t1" });
  listening.unsubscribe();

  expect(await ada.client.fetch('count(*[_type == "comment"])')).toBe(1);
  expect(await ada.client.withConfig({ dataset: "production" }).fetch("count(*)")).toBe(0);
});

test.each([
  ["strangers", {}],
  [
    "previews in browsers",
    { authorization: `Bearer ${createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + 60_000)}` },
  ],
])("%s see nothing of the add-on dataset", async (_who, headers) => {
  await using server = await serve();
  const { ada, anonymous: app } = server;
  await ada.client.create({ _id: "c1", _type: "comment", authorId: ada.id });
  const paths = [
    "/v1/data/query/production-comments?query=*",
    "/v1/data/doc/production-comments/c1",
    "/v1/data/doc/production-comments/c1,x/data/ping/production-comments",
    "/v1/data/export/production-comments",
    "/v1/data/listen/production-comments?query=*",
    "/v1/data/live/events/production-comments",
    "/v1/data/history/production-comments/transactions/c1",
    "/v1/data/references/production-comments/documents/c1/to",
    "/v1/projects/local000/datasets/production-comments/query?query=*",
  ];
  const statuses = paths.map(async (path) => (await app.request(path, { headers })).status);
  expect(await Promise.all(statuses)).toEqual(paths.map(() => 401));
  expect((await app.request("/v1/data/ping/production-comments", { headers })).status).toBe(200);
  const acl = await app.request("/v1/projects/local000/datasets/production-comments/acl", { headers });
  expect(acl.status).toBe(404);
  const profile = "/v1/projects/local000/datasets?datasetProfile=comments&addonFor=production";
  const found = await app.request(profile, { headers });
  expect(await found.json()).toEqual([]);
  const setup = await app.request("/v1/comments/production/setup", { method: "POST", headers });
  expect(setup.status).toBe(401);
});

test("the operator's read token can export comments but not write them", async () => {
  await using server = await serve();
  const { ada } = server;
  const reader = ada.client.withConfig({ token: READ_TOKEN });
  await ada.client.create({ _id: "c1", _type: "comment", authorId: ada.id });
  expect(await reader.fetch("count(*)")).toBe(1);
  await expect(reader.create({ _type: "comment", authorId: "site" })).rejects.toThrow(
    "Insufficient permissions",
  );
});

test("the list of people to mention has all accounts that may read, and no programs", async () => {
  await using server = await serve();
  const { ada, vera, tokens, add } = server;
  tokens.createApiToken("importer", "editor");
  const carl = await add("Carl", "contributor");
  const content = ada.client.withConfig({ dataset: "production" });
  const project = await content.request<{ members: { id: string; isRobot: boolean }[] }>({
    url: "/projects/local000",
  });
  const people = project.members.filter(({ isRobot }) => !isRobot).map(({ id }) => id);
  expect(new Set(people)).toEqual(new Set([ada.id, carl.id, vera.id]));

  for (const client of [content, ada.client]) {
    const groups = await client.fetch<{ members: string[]; grants: { permissions: string[] }[] }[]>(GROUPS);
    const readers = groups
      .filter(({ grants }) => grants.some(({ permissions }) => permissions.includes("read")))
      .flatMap(({ members }) => members);
    expect(readers).toEqual(expect.arrayContaining(people));
  }
});

test("the groups are visible only to signed-in clients, and only in queries for groups", async () => {
  await using server = await serve();
  const { ada, client } = server;
  const preview = client.withConfig({
    token: createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + 60_000),
  });
  expect(await preview.fetch(GROUPS)).toEqual([]);
  expect(
    await ada.client.withConfig({ dataset: "production" }).fetch("*[_id in path('_.groups.*')]"),
  ).toEqual([]);
});
