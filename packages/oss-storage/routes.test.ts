import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { expect, onTestFinished, test, vi } from "vitest";

import { downloadUrl } from "./download-url.ts";
import { type ObjectTable, openObjectStore, type StoredObject } from "./object-store.ts";
import { encodePolicy } from "./policy.ts";
import { createStorageRoutes } from "./routes.ts";
import { signV1 } from "./signature.ts";

const bucket = {
  name: "files",
  host: "http://localhost",
  accessKey: { id: "key-id", secret: "key-secret" },
};
const now = () => new Date("2026-11-21T12:00:00Z");

/** A list that stores no names with a NUL, as Postgres. */
function createTable(): ObjectTable {
  const objects = new Map<string, StoredObject>();
  return {
    get: async (key) => objects.get(key),
    async add(object) {
      if (object.name.includes("\0")) throw new Error("invalid byte sequence");
      objects.set(object.key, object);
    },
    remove: async (key) => void objects.delete(key),
    keys: async () => [...objects.keys()],
    stored: async (group, name) => {
      const found = [...objects.values()].filter((object) => object[group] === name);
      return { count: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
    },
    unused: async () => undefined,
    unusedBefore: async () => [],
    unhandledBytes: async () => 0,
  };
}

/** A bucket that rejects files with “no” and suspects those with “risk”. */
function setup() {
  const directory = mkdtempSync(join(tmpdir(), "oss-storage-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const table = createTable();
  const objects = openObjectStore({
    directory,
    table,
    check: {
      problem: (_key, { head }) => (head.includes("no") ? "It says no" : undefined),
      risk: async (_key, { bytes }) => (bytes > 20 ? "it is long" : undefined),
    },
    now,
  });
  const log = { error: () => undefined };
  const app = new Hono().use(requestId()).route("/", createStorageRoutes({ objects, bucket, log, now }));
  const policy = encodePolicy(bucket, { folder: "a-1/", min: 1, max: 100 }, new Date("2026-11-21T12:30:00Z"));
  return {
    objects,
    table,
    files: () => readdirSync(directory),
    app,
    get: (url: string, method = "GET") => app.request(url.slice(bucket.host.length), { method }),
    post: async (
      key: string,
      text: string,
      signature = signV1(bucket.accessKey.secret, policy),
      more: Readonly<Record<string, string>> = {},
    ) => {
      const form = new FormData();
      const fields = {
        key,
        policy,
        OSSAccessKeyId: "key-id",
        success_action_status: "200",
        signature,
        ...more,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set("file", new File([text], "part.step"));
      return app.request("/", { method: "POST", body: form });
    },
  };
}

test("a file with a signed form is stored, and downloaded with a signed address only", async () => {
  const { post, get, objects } = setup();
  expect((await post("a-1/x.step", "a part")).status).toBe(200);
  expect(await objects.get("a-1/x.step")).toMatchObject({
    folder: "a-1/",
    uploader: "a",
    size: 6,
    name: "part.step",
    risk: null,
  });
  const url = downloadUrl(bucket, "a-1/x.step", "attachment", now().getTime() / 1000 + 60);
  const response = await get(url);
  expect(response.headers.get("content-disposition")).toBe("attachment");
  expect(await response.text()).toBe("a part");
  expect((await get(url.replace("Signature=", "Signature=x"))).status).toBe(403);
});

test("a rejected file asks nothing about all files, and many accepted ones ask once", async () => {
  const { post, table } = setup();
  const questions = [vi.spyOn(table, "unused"), vi.spyOn(table, "unhandledBytes")];
  const asked = () => questions.map(({ mock }) => mock.calls.length);
  for (let index = 0; index < 3; index += 1) expect((await post("a-1/x.step", "no")).status).toBe(400);
  expect(asked()).toEqual([0, 0]);
  for (let index = 0; index < 5; index += 1)
    expect((await post(`a-1/${index}.step`, "a part")).status).toBe(200);
  expect(asked()).toEqual([1, 1]);
});

test("a request for the headers of a file does not open it, because nobody would close it", async () => {
  const { post, get, objects } = setup();
  await post("a-1/x.step", "a part");
  const read = vi.spyOn(objects, "read");
  const url = downloadUrl(bucket, "a-1/x.step", "attachment", now().getTime() / 1000 + 60);
  expect((await get(url, "HEAD")).headers.get("content-length")).toBe("6");
  expect(read).not.toHaveBeenCalled();
});

test("a form of parts that are nothing, five bytes each, is not read to its end", async () => {
  const { app } = setup();
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      if (chunks === 100) controller.close();
      else controller.enqueue(Buffer.alloc(10_000, "\r\n--x"));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const init: RequestInit = { method: "POST", headers, body, duplex: "half" };
  const response = await app.request("/", init);
  expect(response.status).toBe(400);
  expect(chunks).toBeLessThan(20);
});

test("a form in chunks of one byte is not read to its end", async () => {
  const { app } = setup();
  let chunks = 0;
  const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${"a".repeat(10_000)}`;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(Buffer.from(form[chunks] ?? "a"));
      chunks += 1;
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const init: RequestInit = { method: "POST", headers, body, duplex: "half" };
  expect((await app.request("/", init)).status).toBeGreaterThanOrEqual(400);
  expect(chunks).toBeLessThan(2000);
});

test("a file that the caller rejects is not stored, and a risk is stored with its file", async () => {
  const { post, objects, files } = setup();
  const rejected = await post("a-1/x.step", "no part");
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toContain("<Message>It says no</Message>");
  expect(files()).toEqual([]);
  await post("a-1/y.step", "a part with many bytes");
  expect((await objects.get("a-1/y.step"))?.risk).toBe("it is long");
});

test("a form with another signature, and a key outside of its folder, are rejected", async () => {
  const { post, files } = setup();
  expect((await post("a-1/x.step", "a part", "forged")).status).toBe(403);
  expect((await post("a-1/b/x.step", "a part")).status).toBe(400);
  expect((await post("b-1/x.step", "a part")).status).toBe(403);
  expect(files()).toEqual([]);
});

test("a name with characters that a database may not store is stored without them", async () => {
  const { post, objects } = setup();
  expect((await post("a-1/x.step", "a part", undefined, { name: "a\0b\t.step" })).status).toBe(200);
  expect((await objects.get("a-1/x.step"))?.name).toBe("a_b_.step");
});

test("a file that cannot be listed is not kept, because it would count for no limit", async () => {
  const { objects, files } = setup();
  const put = objects.put(
    "a-1/x.step",
    "a\0.step",
    Readable.from([Buffer.from("a part")]),
    { min: 1, max: 100 },
    new AbortController().signal,
  );
  await expect(put).rejects.toThrow("invalid byte sequence");
  expect(files()).toEqual([]);
});
