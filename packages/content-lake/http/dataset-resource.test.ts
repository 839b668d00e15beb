import { expect, test } from "vitest";

import { serveTestApp } from "../testing/server.ts";

test("a client with the dataset as its resource reads, writes, listens and receives live events", async () => {
  await using lake = await serveTestApp();
  const client = lake.client.withConfig({ resource: { type: "dataset", id: "local000.production" } });
  const received = Promise.withResolvers<string>();
  const listening = client.listen("*", {}, { events: ["welcome", "mutation"] }).subscribe((event) => {
    if (event.type === "mutation") received.resolve(event.documentId);
    else void client.createOrReplace({ _id: "a", _type: "page", title: "One" });
  });
  const tags = Promise.withResolvers<readonly string[]>();
  const live = client.live.events({ includeDrafts: true }).subscribe((event) => {
    if (event.type === "message") tags.resolve(event.tags);
  });
  expect(await received.promise).toBe("a");
  expect(await tags.promise).toContainEqual(expect.stringMatching(/^s1:/));
  expect(await client.getDocument("a")).toMatchObject({ title: "One" });
  expect(await client.fetch("*[_id == 'a'][0].title")).toBe("One");
  await client.action({ actionType: "sanity.action.document.delete", publishedId: "a", includeDrafts: [] });
  expect(await client.fetch("count(*)")).toBe(0);
  listening.unsubscribe();
  live.unsubscribe();
});

test.each([
  [{ type: "dataset", id: "other00.production" }, 404],
  [{ type: "dataset", id: "local000.other" }, 404],
  [{ type: "media-library", id: "ml1" }, 404],
  [{ type: "canvas", id: "c1" }, 404],
] as const)("a client with the resource %j gets 404", async (resource, statusCode) => {
  await using lake = await serveTestApp();
  const client = lake.client.withConfig({ resource });
  await expect(client.fetch("*")).rejects.toMatchObject({ statusCode });
});
