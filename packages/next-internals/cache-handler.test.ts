import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { NEXT_CACHE_TAGS_HEADER } from "next/dist/lib/constants.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { expect, onTestFinished, test, vi } from "vitest";

import CacheHandler, { onPublish } from "./cache-handler.ts";

/** Next's cache in an empty folder. Each call of `begin` is a request, which has a cache handler of its own. */
async function openCache(disk: Partial<typeof nodeFs> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "cache-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const begin = (Handler = CacheHandler) =>
    new Handler({
      fs: { ...nodeFs, ...disk },
      flushToDisk: true,
      serverDistDir: join(folder, "server"),
      revalidatedTags: [],
      _requestHeaders: {},
    });
  return {
    begin,
    /** `Reflect`, because the kinds are const enums of Next. */
    storePage: (request: CacheHandler, path: string, html: string, tags: string) =>
      Reflect.apply(Reflect.get(request, "set"), request, [
        path,
        { kind: "APP_PAGE", html, rscData: Buffer.from(""), headers: { [NEXT_CACHE_TAGS_HEADER]: tags } },
        { isFallback: false, isRoutePPREnabled: false },
      ]),
    readPage: async (path: string, Handler = CacheHandler): Promise<unknown> => {
      const request = begin(Handler);
      const found = await Reflect.apply(Reflect.get(request, "get"), request, [path, { kind: "APP_PAGE" }]);
      return found?.value.html;
    },
    storeQuery: (request: CacheHandler, key: string, body: string, tags: string[]) =>
      Reflect.apply(Reflect.get(request, "set"), request, [
        key,
        { kind: "FETCH", data: { body, headers: {}, url: "" }, tags, revalidate: 31_536_000 },
        { fetchCache: true, tags },
      ]),
    readQuery: async (key: string, tags: string[]): Promise<unknown> => {
      const request = begin();
      const found = await Reflect.apply(Reflect.get(request, "get"), request, [
        key,
        { kind: "FETCH", tags, softTags: [] },
      ]);
      return found?.value.data.body;
    },
  };
}

/** Next also drops what is stored in the millisecond of a publish. */
const nextMillisecond = () => setTimeout(5);

test("a page is outdated if a tag expired between the begin and the end of its render", async () => {
  const { begin, storePage, readPage } = await openCache();
  const early = begin();
  await begin().revalidateTag(["type:page"], { expire: 0 });
  await nextMillisecond();
  const late = begin();
  await storePage(early, "/about-us", "old", "type:page,routes");
  expect(await readPage("/about-us")).toBeUndefined();
  await storePage(late, "/about-us", "new", "type:page,routes");
  expect(await readPage("/about-us")).toBe("new");
});

test("a query result is outdated if a tag expired while it was fetched", async () => {
  const { begin, storeQuery, readQuery } = await openCache();
  const early = begin();
  await begin().revalidateTag("document:about", { expire: 0 });
  await storeQuery(early, "query", "old", ["document:about"]);
  expect(await readQuery("query", ["document:about"])).toBeUndefined();
  await nextMillisecond();
  await storeQuery(begin(), "query", "new", ["document:about"]);
  expect(await readQuery("query", ["document:about"])).toBe("new");
});

test("what has other tags stays in the cache, also if it is stored after the publish", async () => {
  const { begin, storePage, readPage } = await openCache();
  const early = begin();
  await storePage(begin(), "/before", "page", "document:a");
  await begin().revalidateTag(["document:b"], { expire: 0 });
  await storePage(early, "/after", "page", "document:a");
  expect([await readPage("/before"), await readPage("/after")]).toEqual(["page", "page"]);
});

test("a page is outdated even if it was stored in the same millisecond as the publish", async () => {
  const { begin, storePage, readPage } = await openCache();
  for (let round = 0; round < 20; round += 1) {
    await storePage(begin(), "/about-us", "old", "same-ms");
    await begin().revalidateTag(["same-ms"], { expire: 0 });
    expect(await readPage("/about-us")).toBeUndefined();
  }
});

test("a page that this process has not stored is outdated", async () => {
  const { begin, storePage, readPage } = await openCache();
  await storePage(begin(), "/stored", "page", "stored");
  expect(await readPage("/stored")).toBe("page");
  vi.resetModules();
  const { default: OtherProcess } = await import("./cache-handler.ts");
  expect(OtherProcess).not.toBe(CacheHandler);
  expect(await readPage("/stored", OtherProcess)).toBeUndefined();
});

test("a render does not wait for the disk, but what reads the same entry does", async () => {
  const disk = Promise.withResolvers<void>();
  const mkdir = async (folder: string) => {
    await disk.promise;
    await nodeFs.mkdir(folder);
  };
  const { begin, storePage, readPage } = await openCache({ mkdir });
  await storePage(begin(), "/slow", "page", "slow");
  const found = readPage("/slow");
  disk.resolve();
  expect(await found).toBe("page");
});

test("what could not be written is outdated, and the log says why", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const full = new Error("ENOSPC");
  let isFull = false;
  const writeFile: typeof nodeFs.writeFile = async (...written) => {
    if (isFull) throw full;
    await nodeFs.writeFile(...written);
  };
  const { begin, storePage, readPage } = await openCache({ writeFile });
  await storePage(begin(), "/full", "old", "full");
  expect(await readPage("/full")).toBe("old");
  isFull = true;
  await storePage(begin(), "/full", "new", "full");
  expect(await readPage("/full")).toBeUndefined();
  expect(log).toHaveBeenCalledWith("Next's cache could not be written", full);
});

test("whoever listens is called once for each publish, when the tags have expired", async () => {
  const { begin, storePage, readPage } = await openCache();
  await storePage(begin(), "/listened", "old", "listened");
  const found: Promise<unknown>[] = [];
  onPublish(() => found.push(readPage("/listened")));
  await begin().revalidateTag(["listened"], { expire: 0 });
  expect(await Promise.all(found)).toEqual([undefined]);
});

test("the installed Next creates a cache handler for each request", async () => {
  const file = createRequire(import.meta.url).resolve("next/dist/server/route-modules/route-module.js");
  expect(await readFile(file, "utf8")).toContain("// incremental-cache is request specific");
});
