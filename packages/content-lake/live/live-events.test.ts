import type { LiveEvent } from "@sanity/client";
import { expect, test } from "vitest";

import { READ_TOKEN, serveTestApp } from "../testing/server.ts";

type Served = Awaited<ReturnType<typeof serveTestApp>>;

async function subscribe({ client }: Pick<Served, "client">, includeDrafts = false) {
  const events: LiveEvent[] = [];
  const subscription = client.live.events({ includeDrafts }).subscribe((event) => events.push(event));
  await expect.poll(() => events).toMatchObject([{ type: "welcome" }]);
  return {
    events,
    messages: () => events.filter(({ type }) => type === "message"),
    stop: () => subscription.unsubscribe(),
  };
}

test("a publish sends the sync tags of the queries that it affects, also to anonymous clients", async () => {
  await using lake = await serveTestApp({ isLoopback: false });
  const { syncTags = [] } = await lake.client.fetch(
    "*[_type == 'page'].title",
    {},
    { filterResponse: false },
  );
  const { messages, stop } = await subscribe(lake);
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => messages()).toHaveLength(1);
  const [message] = messages();
  expect(message).toMatchObject({
    id: expect.any(String),
    tags: expect.arrayContaining([expect.stringMatching(/^s1:/)]),
  });
  expect(message && "tags" in message && message.tags.some((tag) => syncTags.includes(tag))).toBe(true);
  stop();
});

test("events of drafts are sent only to signed-in clients that request them", async () => {
  await using lake = await serveTestApp({ isLoopback: false });
  const published = await subscribe(lake);
  const drafts = await subscribe({ client: lake.client.withConfig({ token: READ_TOKEN }) }, true);
  lake.write({ create: { _id: "drafts.a", _type: "page" } });
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => drafts.messages()).toHaveLength(2);
  await expect.poll(() => published.messages()).toHaveLength(1);
  expect((await lake.app.request("/v2025-11-01/data/live/events/production?includeDrafts=true")).status).toBe(
    401,
  );
  published.stop();
  drafts.stop();
});

test("after a reconnect the client receives missed events", async () => {
  await using lake = await serveTestApp();
  const { messages, stop } = await subscribe(lake);
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => messages()).toHaveLength(1);
  lake.connections.closeAll();
  lake.write({ create: { _id: "b", _type: "page" } });
  lake.write({ create: { _id: "c", _type: "page" } });
  await expect.poll(() => messages()).toHaveLength(3);
  expect(new Set(messages().map((event) => "id" in event && event.id)).size).toBe(3);
  stop();
});

test("a client with an event id from before a restart of the lake is told to restart", async () => {
  await using lake = await serveTestApp();
  const response = await lake.app.request("/v2025-11-01/data/live/events/production", {
    headers: { "last-event-id": "another-3" },
  });
  lake.connections.closeAll();
  expect(await response.text()).toMatch(/event: welcome\n[^]*id: \S+\nevent: restart\n/);
});
