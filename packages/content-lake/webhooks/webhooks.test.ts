import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

import { createLog } from "server-kit/log.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openLake } from "../open-lake.ts";
import { startWebhooks } from "./webhooks.ts";

const SECRET = "a secret of the site";
const ADMINISTRATOR = { identity: { id: "tester", role: "administrator" } } as const;

interface Delivery {
  readonly body: string;
  readonly headers: Record<string, string | string[] | undefined>;
}

let folder = "";
const cleanups: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "webhooks-"));
});
afterEach(() => {
  for (const cleanUp of cleanups.splice(0).toReversed()) cleanUp();
  rmSync(folder, { recursive: true });
});

/** Starts a site that answers deliveries with `statuses` in order, then with 200. */
async function startSite({
  statuses,
  port = 0,
  delayMs = 0,
}: { statuses?: number[]; port?: number | undefined; delayMs?: number } = {}) {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const receive = async () => {
      const body = await text(request);
      deliveries.push({ body, headers: request.headers });
      setTimeout(() => response.writeHead(statuses?.shift() ?? 200).end(), delayMs);
    };
    void receive();
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  cleanups.push(stop);
  const used = typeof address === "object" ? address?.port : undefined;
  return {
    deliveries,
    stop,
    port: used,
    url: `http://127.0.0.1:${used}/api/revalidate`,
    documents: () => deliveries.map(({ body }) => JSON.parse(body).documents),
  };
}

function lakeFile(): string {
  return join(folder, "lake.db");
}

function openWith(url: string, limitedEveryMs?: number) {
  const lines: string[] = [];
  const lake = openLake({ file: lakeFile(), projectId: "local000", dataset: "production" });
  const stopWebhooks = startWebhooks({
    lake,
    targets: [{ url, secret: SECRET }],
    log: createLog("debug", (line) => lines.push(line)),
    ...(limitedEveryMs === undefined ? {} : { limitedEveryMs }),
  });
  let isOpen = true;
  const stop = () => {
    if (isOpen) {
      stopWebhooks();
      lake.close();
    }
    isOpen = false;
  };
  cleanups.push(stop);
  return {
    lake,
    lines,
    stop,
    write: (...mutations: Parameters<typeof lake.mutate>[0][]) => lake.mutate(mutations, ADMINISTRATOR),
  };
}

test("a publish is delivered immediately: documents with their paths before and after, and sync tags", async () => {
  const site = await startSite();
  const { write } = openWith(site.url);
  write({ create: { _id: "a", _type: "page", path: "/old" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  const { transactionId } = write(
    { patch: { id: "a", set: { path: "/new" } } },
    { create: { _id: "b", _type: "post", slug: { current: "hello" } } },
  );
  await expect.poll(() => site.deliveries).toHaveLength(2);
  expect(JSON.parse(site.deliveries[1]?.body ?? "")).toEqual({
    transactionId,
    documents: [
      { _id: "a", _type: "page", operation: "update", before: { path: "/old" }, after: { path: "/new" } },
      { _id: "b", _type: "post", operation: "create", before: null, after: { slug: "hello" } },
    ],
    syncTags: expect.arrayContaining([expect.stringMatching(/^s1:/)]),
  });
});

test("a delivery has Sanity's signature over its bytes and time, and an idempotency key", async () => {
  const site = await startSite();
  const before = Date.now();
  openWith(site.url).write({ create: { _id: "a", _type: "page", title: "Größe" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  const { body, headers } = site.deliveries[0] ?? { body: "", headers: {} };
  const [, time, hash] = /^t=(\d+),v1=(.+)$/.exec(String(headers["sanity-webhook-signature"])) ?? [];
  expect(hash).toBe(createHmac("sha256", SECRET).update(`${time}.${body}`).digest("base64url"));
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(Number(time)).toBeLessThanOrEqual(Date.now());
  expect(headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
});

test("changes of drafts, versions and releases are not delivered", async () => {
  const site = await startSite();
  const { write } = openWith(site.url);
  write(
    { create: { _id: "drafts.a", _type: "page" } },
    { create: { _id: "versions.r.a", _type: "page" } },
    { create: { _id: "_.releases.r", _type: "system.release" } },
  );
  write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => site.documents()).toMatchObject([[{ _id: "a" }]]);
});

test("a published document with a dot in its id is delivered: the site shows it", async () => {
  const site = await startSite();
  openWith(site.url).write({ create: { _id: "page.about", _type: "page" } });
  await expect.poll(() => site.documents()).toMatchObject([[{ _id: "page.about" }]]);
});

test("a rejected delivery is repeated with the same key until it is accepted, and logged once", async () => {
  const site = await startSite({ statuses: [500, 401, 500] });
  const { write, lines } = openWith(site.url);
  write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => site.deliveries).toHaveLength(4);
  expect(new Set(site.deliveries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  const errors = lines.filter((line) => JSON.parse(line).level === "error");
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("both sides have the same secret");
});

test("changes during a delivery are merged into the next one", async () => {
  const site = await startSite({ delayMs: 50 });
  const { write } = openWith(site.url);
  write({ create: { _id: "a", _type: "page", path: "/1" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  for (const path of ["/2", "/3", "/4"]) write({ patch: { id: "a", set: { path } } });
  write({ create: { _id: "gone", _type: "page" } });
  write({ delete: { id: "gone" } });
  await expect.poll(() => site.deliveries).toHaveLength(2);
  expect(site.documents()[1]).toEqual([
    { _id: "a", _type: "page", operation: "update", before: { path: "/1" }, after: { path: "/4" } },
  ]);
});

const TRANSLATOR = { identity: { id: "gerda", role: "editor", scope: '_type == "page"' } } as const;

test("frequent changes of accounts with limited rights are collected, and the next trusted change takes them along", async () => {
  const site = await startSite();
  const { lake, write } = openWith(site.url, 60_000);
  write({ create: { _id: "de", _type: "page", path: "/0" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  const move = (path: string) => lake.mutate([{ patch: { id: "de", set: { path } } }], TRANSLATOR);
  for (let count = 2; count <= 11; count += 1) {
    move(`/${count}`);
    await expect.poll(() => site.deliveries).toHaveLength(count);
  }
  for (let count = 12; count <= 40; count += 1) {
    move(`/${count}`);
    await delay(5);
  }
  expect(site.deliveries).toHaveLength(11);
  write({ create: { _id: "en", _type: "page", path: "/en" } });
  await expect.poll(() => site.deliveries).toHaveLength(12);
  expect(site.documents()[11]).toMatchObject([
    { _id: "de", before: { path: "/11" }, after: { path: "/40" } },
    { _id: "en" },
  ]);
});

test("what was collected is delivered once in each interval", async () => {
  const site = await startSite();
  const { lake, write } = openWith(site.url, 500);
  write({ create: { _id: "de", _type: "page", path: "/0" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  const start = performance.now();
  for (let path = 1; path <= 100; path += 1) {
    lake.mutate([{ patch: { id: "de", set: { path: `/${path}` } } }], TRANSLATOR);
    await delay(10);
  }
  const last = () => JSON.parse(site.deliveries.at(-1)?.body ?? "").documents;
  await expect.poll(last, { timeout: 5000 }).toMatchObject([{ after: { path: "/100" } }]);
  const halfSeconds = Math.ceil((performance.now() - start) / 500);
  expect(site.deliveries.length).toBeLessThanOrEqual(1 + 10 + halfSeconds);
});

test("a site that starts late gets all changes in one delivery, without logged errors", async () => {
  const site = await startSite();
  site.stop();
  const { write, lines } = openWith(site.url);
  write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => lines.join("")).toContain("not delivered");
  write({ create: { _id: "b", _type: "page" } });
  const again = await startSite({ port: site.port });
  await expect.poll(() => again.documents()).toMatchObject([[{ _id: "a" }, { _id: "b" }]]);
  expect(lines.filter((line) => JSON.parse(line).level !== "debug")).toEqual([]);
});

test("after a restart only the undelivered changes are delivered", async () => {
  const site = await startSite();
  const first = openWith(site.url);
  first.write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => site.deliveries).toHaveLength(1);
  await expect.poll(() => first.lake.keyValues.get("<webhooks>", site.url)).toBe(1);
  site.stop();
  first.write({ create: { _id: "b", _type: "page" } });
  first.stop();

  const again = await startSite({ port: site.port });
  const second = openWith(site.url);
  await expect.poll(() => again.documents()).toMatchObject([[{ _id: "b", operation: "create" }]]);
  await expect.poll(() => second.lake.keyValues.get("<webhooks>", site.url)).toBe(2);
});

test("a new target does not receive changes from before it was added", async () => {
  const lake = openLake({ file: lakeFile(), projectId: "local000", dataset: "production" });
  lake.mutate([{ create: { _id: "a", _type: "page" } }], ADMINISTRATOR);
  lake.close();
  const site = await startSite();
  openWith(site.url).write({ create: { _id: "b", _type: "page" } });
  await expect.poll(() => site.documents()).toMatchObject([[{ _id: "b" }]]);
});

test.each([
  ["10,001 documents", 10_001, ""],
  ["more than 500 kB", 200, "/long".repeat(1000)],
])(
  "a publish of %s is delivered without a list, and later changes are delivered with one",
  async (_, count, path) => {
    const site = await startSite();
    const { write } = openWith(site.url);
    const ids = Array.from({ length: count }, (__, index) => `d${index}`);
    write(...ids.map((id) => ({ create: { _id: id, _type: "page", path: `${path}/${id}` } })));
    await expect.poll(() => site.deliveries).toHaveLength(1);
    expect(JSON.parse(site.deliveries[0]?.body ?? "")).toEqual({
      transactionId: expect.any(String),
      documents: [],
      syncTags: [],
      isIncomplete: true,
    });
    write({ create: { _id: "later", _type: "page" } });
    await expect.poll(() => site.documents()[1]).toMatchObject([{ _id: "later" }]);
  },
);

test.each([400, 413])("if a list is rejected with %i, the next delivery has no list", async (status) => {
  const site = await startSite({ statuses: [status] });
  const { write } = openWith(site.url);
  write({ create: { _id: "a", _type: "page" } });
  await expect.poll(() => site.deliveries).toHaveLength(2);
  expect(JSON.parse(site.deliveries[1]?.body ?? "")).toMatchObject({ documents: [], isIncomplete: true });
  expect(site.deliveries[1]?.headers["idempotency-key"]).not.toBe(
    site.deliveries[0]?.headers["idempotency-key"],
  );
  write({ create: { _id: "b", _type: "page" } });
  await expect.poll(() => site.documents()[2]).toMatchObject([{ _id: "b" }]);
});

const reference = (_id: string) => ({
  _id,
  _type: "page",
  file: { _type: "reference", _ref: "file-a-txt" },
});

test("a file is delivered only if a published document refers to it, so that uploads for drafts cost the site nothing", async () => {
  const site = await startSite();
  const { lake, write } = openWith(site.url);
  const files = ["file-a-txt", "file-b-txt"].map((_id) => ({ create: { _id, _type: "sanity.fileAsset" } }));
  lake.mutate(files, { identity: { ...ADMINISTRATOR.identity, isUpload: true } });
  write({ create: reference("drafts.page") });
  write({ patch: { id: "file-a-txt", set: { title: "For a draft" } } });
  write({ create: reference("page") });
  await expect.poll(site.documents).toEqual([[expect.objectContaining({ _id: "page" })]]);
  write({ patch: { id: "file-a-txt", set: { title: "On the site" } } });
  await expect.poll(site.documents).toHaveLength(2);
  expect(site.documents()[1]).toEqual([expect.objectContaining({ _id: "file-a-txt" })]);
});
