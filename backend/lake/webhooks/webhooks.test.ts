import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLog } from "#log.ts";

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

/** A site that answers each delivery with the next of `statuses`, then with 200. */
async function receiver({
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

function openWith(url: string) {
  const lines: string[] = [];
  const lake = openLake({ file: lakeFile(), projectId: "local000", dataset: "production" });
  const stopWebhooks = startWebhooks({
    lake,
    targets: [{ url, secret: SECRET }],
    log: createLog("debug", (line) => lines.push(line)),
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

test("a publish is delivered at once: what changed, where it was and is, and the tags", async () => {
  const site = await receiver();
  const { write } = openWith(site.url);
  write({ create: { _id: "a", _type: "page", path: "/old" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(1));
  const { transactionId } = write(
    { patch: { id: "a", set: { path: "/new" } } },
    { create: { _id: "b", _type: "post", slug: { current: "hello" } } },
  );
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(2));
  expect(JSON.parse(site.deliveries[1]?.body ?? "")).toEqual({
    transactionId,
    documents: [
      { _id: "a", _type: "page", operation: "update", before: { path: "/old" }, after: { path: "/new" } },
      { _id: "b", _type: "post", operation: "create", before: null, after: { slug: "hello" } },
    ],
    syncTags: expect.arrayContaining([expect.stringMatching(/^s1:/)]),
  });
});

test("a delivery is signed as Sanity signs, over its exact bytes and time, and has an idempotency key", async () => {
  const site = await receiver();
  openWith(site.url).write({ create: { _id: "a", _type: "page", title: "Größe" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(1));
  const { body, headers } = site.deliveries[0] ?? { body: "", headers: {} };
  const [, time, hash] = /^t=(\d+),v1=(.+)$/.exec(String(headers["sanity-webhook-signature"])) ?? [];
  expect(hash).toBe(createHmac("sha256", SECRET).update(`${time}.${body}`).digest("base64url"));
  expect(Math.abs(Date.now() - Number(time))).toBeLessThan(10_000);
  expect(headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
});

test("a change to a draft, a version or a release is nobody's business", async () => {
  const site = await receiver();
  const { write } = openWith(site.url);
  write(
    { create: { _id: "drafts.a", _type: "page" } },
    { create: { _id: "versions.r.a", _type: "page" } },
    { create: { _id: "_.releases.r", _type: "system.release" } },
  );
  write({ create: { _id: "a", _type: "page" } });
  await vi.waitFor(() => expect(site.documents()).toMatchObject([[{ _id: "a" }]]));
});

test("what a target refuses is tried again with the same key until it is accepted, and said once", async () => {
  const site = await receiver({ statuses: [500, 401, 500] });
  const { write, lines } = openWith(site.url);
  write({ create: { _id: "a", _type: "page" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(4), 4000);
  expect(new Set(site.deliveries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  const told = lines.filter((line) => JSON.parse(line).level === "error");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("SANITY_REVALIDATE_SECRET");
});

test("while a delivery is under way, later changes wait and are told together", async () => {
  const site = await receiver({ delayMs: 50 });
  const { write } = openWith(site.url);
  write({ create: { _id: "a", _type: "page", path: "/1" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(1));
  for (const path of ["/2", "/3", "/4"]) write({ patch: { id: "a", set: { path } } });
  write({ create: { _id: "gone", _type: "page" } });
  write({ delete: { id: "gone" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(2));
  expect(site.documents()[1]).toEqual([
    { _id: "a", _type: "page", operation: "update", before: { path: "/1" }, after: { path: "/4" } },
  ]);
});

test("a site that is not up yet is no noise, and gets everything in one delivery when it is", async () => {
  const site = await receiver();
  site.stop();
  const { write, lines } = openWith(site.url);
  write({ create: { _id: "a", _type: "page" } });
  await vi.waitFor(() => expect(lines.join("")).toContain("not delivered"));
  write({ create: { _id: "b", _type: "page" } });
  const again = await receiver({ port: site.port });
  await vi.waitFor(() => expect(again.documents()).toMatchObject([[{ _id: "a" }, { _id: "b" }]]), 4000);
  expect(lines.filter((line) => JSON.parse(line).level !== "debug")).toEqual([]);
});

test("what was not delivered before a restart is delivered after it, what was is not", async () => {
  const site = await receiver();
  const first = openWith(site.url);
  first.write({ create: { _id: "a", _type: "page" } });
  await vi.waitFor(() => expect(site.deliveries).toHaveLength(1));
  await vi.waitFor(() => expect(first.lake.keyValues.get("<webhooks>", site.url)).toBe(1));
  site.stop();
  first.write({ create: { _id: "b", _type: "page" } });
  first.stop();

  const again = await receiver({ port: site.port });
  const second = openWith(site.url);
  await vi.waitFor(() => expect(again.documents()).toMatchObject([[{ _id: "b", operation: "create" }]]));
  await vi.waitFor(() => expect(second.lake.keyValues.get("<webhooks>", site.url)).toBe(2));
});

test("what was there before a target was first named is not told to it", async () => {
  const lake = openLake({ file: lakeFile(), projectId: "local000", dataset: "production" });
  lake.mutate([{ create: { _id: "a", _type: "page" } }], ADMINISTRATOR);
  lake.close();
  const site = await receiver();
  openWith(site.url).write({ create: { _id: "b", _type: "page" } });
  await vi.waitFor(() => expect(site.documents()).toMatchObject([[{ _id: "b" }]]));
});

test.each([
  ["10,001 documents", 10_001, ""],
  ["more than 500 kB", 200, "/long".repeat(1000)],
])(
  "a publish of %s names none of them, and what is published later arrives",
  async (_, count, path) => {
    const site = await receiver();
    const { write } = openWith(site.url);
    const ids = Array.from({ length: count }, (__, index) => `d${index}`);
    write(...ids.map((id) => ({ create: { _id: id, _type: "page", path: `${path}/${id}` } })));
    await vi.waitFor(() => expect(site.deliveries).toHaveLength(1), 8000);
    expect(JSON.parse(site.deliveries[0]?.body ?? "")).toEqual({
      transactionId: expect.any(String),
      documents: [],
      syncTags: [],
      isIncomplete: true,
    });
    write({ create: { _id: "later", _type: "page" } });
    await vi.waitFor(() => expect(site.documents()[1]).toMatchObject([{ _id: "later" }]));
  },
  20_000,
);

test.each([400, 413])(
  "a list that is refused with %i is followed by a delivery without one",
  async (status) => {
    const site = await receiver({ statuses: [status] });
    const { write } = openWith(site.url);
    write({ create: { _id: "a", _type: "page" } });
    await vi.waitFor(() => expect(site.deliveries).toHaveLength(2));
    expect(JSON.parse(site.deliveries[1]?.body ?? "")).toMatchObject({ documents: [], isIncomplete: true });
    expect(site.deliveries[1]?.headers["idempotency-key"]).not.toBe(
      site.deliveries[0]?.headers["idempotency-key"],
    );
    write({ create: { _id: "b", _type: "page" } });
    await vi.waitFor(() => expect(site.documents()[2]).toMatchObject([{ _id: "b" }]));
  },
);
