import { setTimeout as delay } from "node:timers/promises";

import type { LiveEvent } from "@sanity/client";
import { expect, test } from "vitest";

import { READ_TOKEN, serveTestApp } from "../testing/server.ts";

type Served = Awaited<ReturnType<typeof serveTestApp>>;

async function subscribe({ client }: Pick<Served, "client">) {
  const events: LiveEvent[] = [];
  // Without drafts, @sanity/client sends no token, which only a public dataset accepts.
  const subscription = client.live.events({ includeDrafts: true }).subscribe((event) => events.push(event));
  await expect.poll(() => events).toMatchObject([{ type: "welcome" }]);
  return {
    events,
    messages: () => events.filter(({ type }) => type === "message"),
    stop: () => subscription.unsubscribe(),
  };
}

/** Waits until the next event may be sent. */
const nextEvent = async (): Promise<void> => delay(600);

test("a publish sends the sync tags of the queries that it affects", async () => {
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

test("the events of drafts are sent only to clients that request them", async () => {
  await using lake = await serveTestApp();
  const drafts = await subscribe({ client: lake.client.withConfig({ token: READ_TOKEN }) });
  const published = await lake.app.request("/v2025-11-01/data/live/events/production");
  lake.write({ create: { _id: "drafts.a", _type: "page" } });
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => drafts.messages()).toHaveLength(2);
  drafts.stop();
  lake.connections.closeAll();
  expect((await published.text()).match(/event: message/g)).toHaveLength(1);
});

test("after a reconnect the client receives missed events", async () => {
  await using lake = await serveTestApp();
  const { messages, stop } = await subscribe(lake);
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => messages()).toHaveLength(1);
  lake.connections.closeAll();
  lake.write({ create: { _id: "b", _type: "page" } });
  await expect.poll(() => messages()).toHaveLength(2);
  expect(new Set(messages().map((event) => "id" in event && event.id)).size).toBe(2);
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

test("a transaction that can change any result tells clients to restart, also those that miss it", async () => {
  await using lake = await serveTestApp();
  const subscribeRaw = async (lastEventId?: string) =>
    lake.app.request("/v2025-11-01/data/live/events/production", {
      headers: lastEventId === undefined ? {} : { "last-event-id": lastEventId },
    });
  const first = await subscribeRaw();
  lake.write({ create: { _id: "a", _type: "page" } });
  lake.write(...Array.from({ length: 600 }, (_, n) => ({ create: { _id: `p${n}`, _type: "page" } })));
  await nextEvent();
  lake.write({ create: { _id: "b", _type: "page" } });
  await nextEvent();
  lake.connections.closeAll();
  const events = await first.text();
  expect(events).toMatch(/welcome[^]*event: message[^]*event: restart[^]*event: message/);

  const ids = [...events.matchAll(/id: (\S+)/g)].map(([, id]) => id);
  const [beforeRestart, restart] = await Promise.all([subscribeRaw(ids.at(-3)), subscribeRaw(ids.at(-2))]);
  lake.connections.closeAll();
  expect(await beforeRestart.text()).toContain("event: restart");
  expect(await restart.text()).not.toContain("event: restart");
});

test("however often drafts change, clients get two events a second, with all tags", async () => {
  await using lake = await serveTestApp();
  const syncTagsOf = async (id: string) =>
    (await lake.client.fetch("*[_id == $id]", { id }, { filterResponse: false })).syncTags ?? [];
  const { messages, stop } = await subscribe(lake);
  const ids = Array.from({ length: 20 }, (_, n) => `a${n}`);
  const started = performance.now();
  for (const id of ids) {
    lake.write({ create: { _id: id, _type: "page" } });
    await delay(40);
  }
  await nextEvent();
  const seconds = (performance.now() - started) / 1000;
  expect(messages().length).toBeGreaterThan(1);
  expect(messages().length).toBeLessThanOrEqual(1 + seconds * 2);
  const tags = new Set(messages().flatMap((event) => ("tags" in event ? event.tags : [])));
  for (const id of ids) expect((await syncTagsOf(id)).some((tag) => tags.has(tag))).toBe(true);
  stop();
});

test("more changes at once than an event has tags tell clients to restart", async () => {
  await using lake = await serveTestApp();
  const { events, stop } = await subscribe(lake);
  lake.write({ create: { _id: "first", _type: "page" } });
  for (let n = 0; n < 600; n++) lake.write({ create: { _id: `p${n}`, _type: "page" } });
  await expect.poll(() => events.map(({ type }) => type)).toEqual(["welcome", "message", "restart"]);
  stop();
});
