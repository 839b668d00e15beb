import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { assertFreeSpace } from "oss-storage/write-file.ts";
import { createLog } from "server-kit/log.ts";
import { expect, test, vi } from "vitest";

import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openObjectStore, startCleanUp } from "./object-store.ts";
import { createObjectTable } from "./object-table.ts";

const step = "ISO-10303-21;\nHEADER;\n";
const limits = { min: 1, max: 1_000_000 };
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const HOST = "https://files.example";

async function setup({ freeBytes = 10 ** 12 } = {}) {
  const directory = temporaryFolder();
  const database = await openTestDatabase();
  let time = Date.parse("2026-11-21T12:00:00Z");
  const objects = openObjectStore({
    directory,
    database,
    host: HOST,
    now: () => new Date(time),
    freeBytes: async () => freeBytes,
  });
  return {
    objects,
    pretendSize: (key: string, size: number) =>
      database.updateTable("objects").set({ size }).where("key", "=", key).execute(),
    /** Sends a quote request with the file. */
    use: (key: string, suspicion?: string) =>
      createQuoteRequestTable(database).add(
        { ...sampleQuoteRequest, fileUpload: `${HOST}/${key}` },
        { at: "2026-11-21T12:00:00.000Z", idempotencyKey: undefined, suspicion, isCounted: true },
      ),
    answerAll: () => database.updateTable("quoteRequests").set({ state: "answered" }).execute(),
    directory,
    files: () => readdirSync(directory),
    wait: (hours: number) => void (time += hours * 3_600_000),
  };
}

const neverAborted = new AbortController().signal;
const put = ({ objects }: Awaited<ReturnType<typeof setup>>, key: string, text = step) =>
  objects.put(key, "part.step", Readable.from([Buffer.from(text)]), limits, neverAborted);

test("of several parallel uploads with the same key, only the first is stored", async () => {
  const store = await setup();
  const results = await Promise.allSettled(
    ["a", "b", "c"].map((suffix) => put(store, "q/1/x.step", step + suffix)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(store.files()).toHaveLength(1);
  expect((await store.objects.get("q/1/x.step"))?.md5).toBe(
    results.flatMap((each) => (each.status === "fulfilled" ? [each.value.md5] : []))[0],
  );
});

test("of many parallel uploads into one folder, ten are stored and the others are rejected", async () => {
  const store = await setup();
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => put(store, `q/1/x${index}.step`)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect((await put(store, "q/2/x.step")).size).toBe(step.length);
});

test("an interrupted upload leaves no file, and its key can be used again", async () => {
  const store = await setup();
  const connection = new PassThrough();
  connection.on("error", () => undefined);
  const cut = store.objects.put("q/1/x.step", "part.step", connection, limits, neverAborted);
  connection.write(step);
  connection.destroy(new Error("cut"));
  await expect(cut).rejects.toThrow("cut");
  expect(store.files()).toEqual([]);
  expect((await put(store, "q/1/x.step")).size).toBe(step.length);
});

test("a file that a killed process left incomplete is removed, but no stored file, and none that is being written", async () => {
  const store = await setup();
  await put(store, "q/1/x.step");
  writeFileSync(join(store.directory, "0c1e.part"), "half");
  await store.objects.removeUnlisted(new Date(Date.now() - 60_000));
  expect(store.files()).toHaveLength(2);
  await store.objects.removeUnlisted(new Date(Date.now() + 60_000));
  expect(store.files()).toHaveLength(1);
  expect((await store.objects.get("q/1/x.step"))?.size).toBe(step.length);
});

test("an upload that ends while the folder is read does not stop the clean-up", async () => {
  const store = await setup();
  // Its name is in the folder, and the file is not there.
  symlinkSync("gone", join(store.directory, "0a.part"));
  writeFileSync(join(store.directory, "0b.part"), "half");
  await store.objects.removeUnlisted(new Date(Date.now() + 60_000));
  expect(store.files()).toEqual(["0a.part"]);
});

test("unused files are removed even if the folder cannot be read", async () => {
  const removeUnused = vi.fn<() => Promise<number>>(async () => 0);
  const removeUnlisted = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("unreadable"));
  const logged: string[] = [];
  const log = createLog("error", (line) => logged.push(line));
  const stop = startCleanUp({ objects: { removeUnused, removeUnlisted, isCrowded: async () => true }, log });
  await vi.waitFor(() => expect(logged.join("")).toContain("unreadable"));
  expect(removeUnused).toHaveBeenCalledOnce();
  expect(logged.join("")).toContain("visitors can upload only small files");
  await stop();
});

test("old files without a quote request are removed", async () => {
  const store = await setup();
  await put(store, "q/1/wanted.step");
  await put(store, "q/1/unused.step");
  await store.use("q/1/wanted.step");
  store.wait(24);
  await put(store, "q/1/new.step");
  store.wait(1);
  const before = new Date("2026-11-22T12:00:00Z");
  const monthBefore = new Date("2026-10-22T12:00:00Z");
  expect(await store.objects.removeUnused(before, monthBefore)).toBe(1);
  expect(await store.objects.get("q/1/unused.step")).toBeUndefined();
  expect((await store.objects.get("q/1/wanted.step"))?.size).toBe(step.length);
  expect(store.files()).toHaveLength(2);
});

test("a file of spam stays for a while, because staff may find that it is none", async () => {
  const store = await setup();
  await put(store, "q/1/spam.step");
  await store.use("q/1/spam.step", "not sent by a browser");
  const later = new Date("2027-01-01T00:00:00Z");
  expect(await store.objects.removeUnused(later, new Date("2026-11-01T00:00:00Z"))).toBe(0);
  expect(await store.objects.removeUnused(later, later)).toBe(1);
  expect(store.files()).toHaveLength(0);
});

test("the test virus in chunks of any size, and an archive appended to a drawing, are quarantined", async () => {
  const { objects } = await setup();
  const chunks = Array.from(Buffer.from(`${step}${EICAR}`), (byte) => Buffer.from([byte]));
  const virus = await objects.put("q/1/v.step", "v.step", Readable.from(chunks), limits, neverAborted);
  expect(virus.risk).toBe("it holds the EICAR test virus");
  const end = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);
  const hidden = await objects.put(
    "q/1/h.step",
    "h.step",
    Readable.from([Buffer.from(step), end]),
    limits,
    neverAborted,
  );
  expect(hidden.risk).toBe("an archive hides behind the drawing");
  expect((await objects.get("q/1/h.step"))?.risk).toBe("an archive hides behind the drawing");
});

test("one address stores a limited number of files a day, in whatever folders", async () => {
  const store = await setup();
  const uploads = Array.from({ length: 40 }, (_, signature) =>
    ["a", "b", "c"].map((name) => put(store, `q${signature}/2026-11-21/5c0de-${signature}/${name}.step`)),
  );
  const results = await Promise.allSettled(uploads.flat());
  // While uploads run in parallel, one of them may count as running and as stored, so fewer than 100 may fit.
  const stored = results.filter(({ status }) => status === "fulfilled").length;
  expect(stored).toBeLessThanOrEqual(100);
  for (let more = stored; more < 100; more += 1) await put(store, `q/2026-11-21/5c0de-more${more}/a.step`);
  await expect(put(store, "q/2026-11-21/5c0de-99/a.step")).rejects.toThrow("Too many files");
  expect((await put(store, "q/2026-11-21/another-1/a.step")).size).toBe(step.length);
});

test("files without a quote request take a third of the free space, and whoever has most loses the oldest first", async () => {
  const store = await setup({ freeBytes: 600_000_000 });
  const upload = async (key: string) => {
    await put(store, key);
    await store.pretendSize(key, 60_000_000);
    store.wait(0.1);
  };
  await upload("q/visitor-1/used.step");
  await store.use("q/visitor-1/used.step");
  await upload("q/visitor-1/a.step");
  for (const name of ["a", "b", "c", "d", "e"]) {
    await upload(`q/flood-1/${name}.step`);
    // It makes no difference to name them in requests that are taken for spam.
    await store.use(`q/flood-1/${name}.step`, "not sent by a browser");
  }
  await put(store, "q/flood-1/last.step");
  const left = await Promise.all(
    ["visitor-1/used", "visitor-1/a", "flood-1/a", "flood-1/b", "flood-1/c", "flood-1/d", "flood-1/e"].map(
      async (name) => [name, (await store.objects.get(`q/${name}.step`)) !== undefined],
    ),
  );
  expect(Object.fromEntries(left)).toEqual({
    "visitor-1/used": true,
    "visitor-1/a": true,
    "flood-1/a": false,
    "flood-1/b": false,
    "flood-1/c": false,
    "flood-1/d": true,
    "flood-1/e": true,
  });
  expect(store.files()).toHaveLength(5);
});

test("if files of unanswered requests take much of the disk, an uploader stores a fiftieth of what is left", async () => {
  // A fiftieth of the 5,000 bytes above the reserve: 100 bytes for each uploader.
  const store = await setup({ freeBytes: 536_870_912 + 5000 });
  const flood = ["q/flood-1/a.step", "q/flood-1/b.step"];
  for (const key of flood) {
    expect((await put(store, key, step.repeat(20))).size).toBe(20 * step.length);
    await store.use(key);
    await store.pretendSize(key, 150_000_000);
    store.wait(0.1);
  }
  expect(await store.objects.isCrowded()).toBe(true);
  await expect(put(store, "q/flood-2/c.step")).rejects.toThrow("no space for this file");
  const pieces = Readable.from(Array.from({ length: 5 }, () => Buffer.from(step)));
  const large = store.objects.put("q/visitor-1/a.step", "a.step", pieces, limits, neverAborted);
  await expect(large).rejects.toThrow("no space for this file");
  for (const name of ["b", "c", "d", "e"]) await put(store, `q/visitor-1/${name}.step`);
  await expect(put(store, "q/visitor-1/f.step")).rejects.toThrow("no space for this file");
  expect((await put(store, "q/another-1/a.step")).size).toBe(step.length);
  expect(await Promise.all(flood.map(async (key) => (await store.objects.get(key))?.key))).toEqual(flood);

  expect(await store.objects.isStillCrowded()).toBe(true);
  await store.answerAll();
  expect(await store.objects.isStillCrowded()).toBe(false);
  expect((await put(store, "q/visitor-1/f.step", step.repeat(20))).size).toBe(20 * step.length);
});

/** The processor time to find the unused files among that many with quote requests, in milliseconds. */
async function processorTimeOf(count: number): Promise<number> {
  const database = await openTestDatabase();
  const requests = createQuoteRequestTable(database);
  await requests.add(sampleQuoteRequest, {
    at: "2026-11-21T12:00:00.000Z",
    idempotencyKey: undefined,
    isCounted: true,
  });
  const sample = await database.selectFrom("quoteRequests").selectAll().executeTakeFirstOrThrow();
  const keys = Array.from({ length: count }, (_, index) => `q/2026-11-21/a-${index}/x.step`);
  await database.transaction().execute(async (transaction) => {
    for (const key of keys) {
      const stored = { key, folder: "q/", uploader: "a", size: 1, name: "x.step", md5: "", risk: null };
      const storedAt = sample.receivedAt;
      await transaction
        .insertInto("objects")
        .values({ ...stored, storedAt })
        .execute();
      await transaction
        .insertInto("quoteRequests")
        .values({ ...sample, id: key, number: key, fileUpload: `${HOST}/${key}` })
        .execute();
    }
  });
  const table = createObjectTable(database, HOST);
  const before = process.threadCpuUsage();
  await table.unused();
  await table.unhandledBytes();
  await table.unusedBefore("2026-11-22T00:00:00.000Z", "2026-11-22T00:00:00.000Z");
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test("the time to find unused files grows linearly with the files and quote requests", async () => {
  const quarterMs = await processorTimeOf(500);
  expect(await processorTimeOf(2000)).toBeLessThan(6 * quarterMs + 200);
});

test("no files are accepted if the disk has half a gigabyte or less of free space", () => {
  expect(() => assertFreeSpace(536_870_912)).toThrow("The storage has no space for this file.");
  expect(() => assertFreeSpace(536_870_913)).not.toThrow();
});
