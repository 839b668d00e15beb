import type { ListenOptions, ResumableListenOptions } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";

import { isObject } from "../documents/json.ts";
import { createTestApp, serveTestApp } from "../testing/server.ts";

type Served = Awaited<ReturnType<typeof serveTestApp>>;
interface Event {
  type: string;
  [key: string]: unknown;
}

const EVENTS = { events: ["welcome", "mutation", "reconnect"] } satisfies ListenOptions;

/** Listens with @sanity/client and waits for the first event. */
async function listen(
  { client }: Pick<Served, "client">,
  query: string,
  options: ListenOptions | ResumableListenOptions = {},
) {
  const events: Event[] = [];
  const errors: unknown[] = [];
  const subscription = client.listen(query, {}, { ...EVENTS, ...options }).subscribe({
    next: (event) => events.push({ ...event }),
    error: (error) => errors.push(error),
  });
  await expect.poll(() => events.length + errors.length).toBeGreaterThan(0);
  return {
    events,
    errors,
    mutations: () => events.filter(({ type }) => type === "mutation"),
    stop: () => subscription.unsubscribe(),
  };
}

test.each(["listen/production?query=*", "live/events/production"])(
  "a stream answers only GET, so that none stays open without a client: %s",
  async (path) => {
    const { app, connections } = createTestApp();
    for (const method of ["HEAD", "POST", "PUT"]) {
      const { status } = await app.request(`/v1/data/${path}`, { method });
      expect(status).toBe(method === "HEAD" ? 405 : 404);
    }
    expect(connections.size).toBe(0);
  },
);

test("the client receives appear, update and disappear events", async () => {
  await using lake = await serveTestApp();
  const { events, mutations, stop } = await listen(lake, "*[_type == 'page']");
  expect(events[0]).toMatchObject({ type: "welcome", listenerName: expect.any(String) });

  const first = lake.write({ create: { _id: "a", _type: "page", title: "One" } });
  const second = lake.write({ patch: { id: "a", set: { title: "Two" } } });
  const third = lake.write({ delete: { id: "a" } });
  await expect.poll(() => mutations()).toHaveLength(3);
  expect(mutations()).toMatchObject([
    {
      transition: "appear",
      documentId: "a",
      resultRev: first.transactionId,
      result: { title: "One" },
      eventId: `${first.transactionId}#a`,
      identity: "tester",
    },
    {
      transition: "update",
      previousRev: first.transactionId,
      resultRev: second.transactionId,
      mutations: [{ patch: { id: "a", set: { title: "Two" } } }],
    },
    { transition: "disappear", previousRev: second.transactionId, resultRev: third.transactionId },
  ]);
  expect(mutations()[0]).not.toHaveProperty("previousRev");
  expect(mutations()[2]).not.toHaveProperty("result");
  expect(mutations()[2]).not.toHaveProperty("effects");
  stop();
});

test("events contain effects, the previous document and mutations as requested", async () => {
  await using lake = await serveTestApp();
  const { mutations, stop } = await listen(lake, "*", {
    effectFormat: "mendoza",
    includePreviousRevision: true,
    includeMutations: false,
    includeResult: false,
  });
  lake.write({ create: { _id: "a", _type: "page" } });
  lake.write({ patch: { id: "a", set: { title: "Two" } } });
  await expect.poll(() => mutations()).toHaveLength(2);
  expect(mutations()[0]).toMatchObject({ effects: { revert: [0, null] } });
  expect(mutations()[1]).toMatchObject({ previous: { _id: "a" } });
  expect(mutations()[1]).not.toHaveProperty("mutations");
  expect(mutations()[1]).not.toHaveProperty("result");
  stop();
});

test("transactionTotalEvents counts only the events that the listener receives", async () => {
  await using lake = await serveTestApp();
  const pages = await listen(lake, "*[_type == 'page']");
  const all = await listen(lake, "*");
  lake.write(
    { create: { _id: "m", _type: "menu" } },
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "b", _type: "page" } },
  );
  await expect.poll(() => all.mutations()).toHaveLength(3);
  await expect.poll(() => pages.mutations()).toHaveLength(2);
  expect(pages.mutations()).toMatchObject([
    { documentId: "a", transactionCurrentEvent: 1, transactionTotalEvents: 2 },
    { documentId: "b", transactionCurrentEvent: 2, transactionTotalEvents: 2 },
  ]);
  expect(all.mutations()).toMatchObject([
    { transactionTotalEvents: 3 },
    { transactionTotalEvents: 3 },
    { transactionTotalEvents: 3 },
  ]);
  pages.stop();
  all.stop();
});

test("drafts and versions are sent if requested, and before API version 2025-02-19", async () => {
  await using lake = await serveTestApp();
  const published = await listen(lake, "*");
  const all = await listen(lake, "*", { includeAllVersions: true });
  const old = await listen({ client: lake.client.withConfig({ apiVersion: "2024-01-01" }) }, "*");
  lake.write(
    { create: { _id: "drafts.a", _type: "page" } },
    { create: { _id: "versions.r1.a", _type: "page" } },
    { create: { _id: "a", _type: "page" } },
  );
  await expect.poll(() => [all.mutations().length, old.mutations().length]).toEqual([3, 3]);
  await expect
    .poll(() => published.mutations())
    .toMatchObject([{ documentId: "a", transactionTotalEvents: 1 }]);
  for (const { stop } of [published, all, old]) stop();
});

test("a parse error becomes a ChannelError of the client", async () => {
  await using lake = await serveTestApp();
  const { errors } = await listen(lake, "*[_type == ");
  expect(errors).toMatchObject([
    { name: "ChannelError", message: expect.stringContaining("GROQ query parse error") },
  ]);
  expect(lake.connections.size).toBe(0);
});

test("after a reconnect the client receives missed events once and in order", async () => {
  await using lake = await serveTestApp();
  const { events, mutations, stop } = await listen(lake, "*[_type == 'page']", {
    enableResume: true,
    events: ["welcome", "welcomeback", "reset", "mutation"],
  });
  lake.write({ create: { _id: "a", _type: "page" } }, { create: { _id: "b", _type: "page" } });
  await expect.poll(() => mutations()).toHaveLength(2);
  lake.connections.closeAll();
  lake.write({ create: { _id: "c", _type: "page" } });
  lake.write({ create: { _id: "m", _type: "menu" } });
  lake.write({ create: { _id: "d", _type: "page" } });
  await expect.poll(() => mutations()).toHaveLength(4);
  expect(events.map(({ type, documentId }) => documentId ?? type)).toEqual([
    "welcome",
    "a",
    "b",
    "welcomeback",
    "c",
    "d",
  ]);
  stop();
});

test("a listener that has not read everything gets a small change of a large transaction", async () => {
  await using lake = await serveTestApp();
  const query = encodeURIComponent('*[_id == "small"]');
  const response = await lake.app.request(`/v2025-11-01/data/listen/production?query=${query}`);
  lake.write(
    { create: { _id: "small", _type: "page" } },
    { create: { _id: "large", _type: "page", text: "x".repeat(5_000_000) } },
  );
  lake.connections.closeAll();
  expect(await response.text()).toMatch(/"documentId":"small"/);
});

test("a listener that has not read everything gets a small change of a large document", async () => {
  await using lake = await serveTestApp();
  lake.write({ create: { _id: "large", _type: "page", text: "x".repeat(3_000_000) } });
  const path = "/v2025-11-01/data/listen/production?query=*&effectFormat=mendoza";
  const response = await lake.app.request(path);
  lake.write({ patch: { id: "large", set: { title: "Two" } } });
  lake.connections.closeAll();
  expect(await response.text()).toMatch(/event: mutation\n.*"title":"Two"/);
});

test("a listener can resume in the middle of a transaction", async () => {
  await using lake = await serveTestApp();
  const { transactionId } = lake.write(
    { create: { _id: "a", _type: "page" } },
    { create: { _id: "b", _type: "page" } },
  );
  const headers = { "last-event-id": `${transactionId}#a` };
  const response = await lake.app.request("/v2025-11-01/data/listen/production?query=*&enableResume=true", {
    headers,
  });
  lake.connections.closeAll();
  const text = await response.text();
  expect(text).toContain("event: welcomeback");
  expect(text).toContain(`id: ${transactionId}#b\n`);
  expect(text).not.toContain(`id: ${transactionId}#a\n`);
});

test("a client with an unknown last event id is reset", async () => {
  await using lake = await serveTestApp();
  const response = await lake.app.request("/v1/data/listen/production?query=*&enableResume=true", {
    headers: { "last-event-id": "lost#a" },
  });
  lake.connections.closeAll();
  expect(await response.text()).toContain("event: reset");
});

test("a listener above the limit gets 503, and the others continue", async () => {
  await using lake = await serveTestApp({ listenerLimit: 1 });
  const { stop, mutations } = await listen(lake, "*");
  const second = await lake.app.request("/v1/data/listen/production?query=*");
  expect(second.status).toBe(503);
  expect(await second.json()).toMatchObject({ message: expect.stringContaining("listeners") });
  lake.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => mutations()).toHaveLength(1);
  stop();
  await expect.poll(() => lake.connections.size).toBe(0);
});

test("an event is formatted once for all listeners that get the same", async () => {
  await using lake = await serveTestApp();
  const path = "/v2025-11-01/data/listen/production?query=*&includeResult=true";
  const listeners = await Promise.all(Array.from({ length: 5 }, async () => lake.app.request(path)));
  const others = await lake.app.request(`${path}&includeMutations=false`);
  const stringify = vi.spyOn(JSON, "stringify");
  onTestFinished(() => stringify.mockRestore());
  const { transactionId } = lake.write({ create: { _id: "a", _type: "page", title: "One" } });
  const formatted = stringify.mock.calls.filter(
    ([data]) => isObject(data) && data["transactionId"] === transactionId && "transition" in data,
  );
  expect(formatted).toHaveLength(2);
  lake.connections.closeAll();
  const [text, ...same] = await Promise.all(
    listeners.map(async (each) => (await each.text()).split("event: mutation")[1]),
  );
  expect(text).toContain('"result":{"_id":"a"');
  expect(same).toEqual([text, text, text, text]);
  expect(await others.text()).not.toContain('"mutations"');
});

test("formatting counts in the time of the account's listeners, so that no author waits for long documents", async () => {
  await using lake = await serveTestApp();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const listeners = await Promise.all(
    Array.from({ length: 3 }, async () => lake.app.request("/v2025-11-01/data/listen/production?query=*")),
  );
  let milliseconds = 0;
  vi.spyOn(process, "threadCpuUsage").mockImplementation((start) => {
    milliseconds += 100;
    return { user: milliseconds * 1000 - (start?.user ?? 0), system: 0 };
  });
  onTestFinished(() => void vi.restoreAllMocks());
  lake.write({ create: { _id: "a", _type: "page" } });
  vi.restoreAllMocks();
  lake.connections.closeAll();
  const texts = await Promise.all(listeners.map(async (each) => each.text()));
  expect(texts.map((text) => text.includes("event: mutation"))).toEqual([true, false, false]);
});
