import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { getRouteCacheKey } from "next/dist/server/lib/route-cache-key.js";
import { APP_PATH_ROUTES_MANIFEST, PRERENDER_MANIFEST } from "next/dist/shared/lib/constants.js";
import { expect, onTestFinished, test } from "vitest";

import { createHasRoute, isInternalRoute, isWorkerScript, readBuildOutput } from "./build-output.ts";

const DRAFT_ID = "0123456789abcdef0123456789abcdef";

/** A folder with the manifests that Next writes, and a file outside the pages. */
async function openBuild(files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const all = {
    [APP_PATH_ROUTES_MANIFEST]: JSON.stringify({ "/[[...slug]]/page": "/[[...slug]]", "/a/route": "/a" }),
    [PRERENDER_MANIFEST]: JSON.stringify({ preview: { previewModeId: DRAFT_ID } }),
    "secret.html": "secret",
    "static/chunks/a.js": "script",
    ...files,
  };
  await Promise.all(
    Object.entries(all).map(async ([name, text]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, "server"),
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return {
    build: await readBuildOutput(folder),
    /** Has Next's own cache write a page to disk. `Reflect`, because the kinds are const enums of Next. */
    cachePage: async (path: string, html: string, status = 200) => {
      const owner = { kind: "APP_PAGE", sourceRoute: "/[[...slug]]/page" };
      const key: string = Reflect.apply(getRouteCacheKey, undefined, [path, owner]);
      const rscData = Buffer.from("");
      const cached = { kind: "APP_PAGE", html, rscData, status, headers: {} };
      await Reflect.apply(Reflect.get(cache, "set"), cache, [
        key,
        cached,
        { isFallback: false, isRoutePPREnabled: false },
      ]);
    },
  };
}

test("the routes and the draft mode cookie are read from the manifests that the installed Next writes", async () => {
  const { build } = await openBuild();
  expect([build.hasRoute("/a"), build.hasRoute("/b")]).toEqual([true, false]);
  expect(build.draftId).toBe(DRAFT_ID);
});

test("hasFile finds only the files of the build", async () => {
  const { build } = await openBuild();
  const paths = [
    "/_next/static/chunks/a.js",
    "/_next/static/chunks/b.js",
    "/_next/static/chunks",
    "/_next/static/../secret.html",
  ];
  expect(paths.filter((path) => build.hasFile(path))).toEqual(["/_next/static/chunks/a.js"]);
});

test("a folder without a build is reported", async () => {
  await expect(readBuildOutput("/nowhere/.next")).rejects.toThrow(
    "There is no build of the site in /nowhere/.next. Run `pnpm build` first.",
  );
});

test.each([
  ["/", "page index"],
  ["/about-us", "page about-us"],
  ["/blog/a", "page blog/a"],
  ["/nothing", undefined],
  ["/../../secret", undefined],
  ["/about-us.html", undefined],
])("for %s the build has %j on disk", async (path, text) => {
  const { build } = await openBuild({
    "server/app/index.html": "page index",
    "server/app/about-us.html": "page about-us",
    "server/app/about-us.meta": "{}",
    "server/app/blog/a.html": "page blog/a",
  });
  expect((await build.readPage(path))?.body.toString()).toBe(text);
});

test("a page that Next has cached since the build takes precedence over the page from the build", async () => {
  const { build, cachePage } = await openBuild({
    "server/app/index.html": "first",
    "server/app/about-us.html": "first",
  });
  await cachePage("/", "second");
  await cachePage("/about-us", "second");
  await cachePage("/new", "new");
  expect((await build.readPage("/"))?.body.toString()).toBe("second");
  expect((await build.readPage("/about-us"))?.body.toString()).toBe("second");
  expect((await build.readPage("/new"))?.body.toString()).toBe("new");
});

test("a 404 that Next has cached is not read as a page", async () => {
  const { build, cachePage } = await openBuild();
  await cachePage("/wrong", "missing", 404);
  expect(await build.readPage("/wrong")).toBeUndefined();
});

const routes = [
  "/[[...slug]]",
  "/_not-found",
  "/api/build",
  "/api/share/[[...slug]]",
  "/blog/feed.xml",
  "/block-gallery/[tone]",
  "/malformed-address",
  "/missing-address/[suggestions]",
  "/thankyou2/[Email]",
];

test.each([
  "/api/build",
  "/api/share",
  "/api/share/blog/a",
  "/blog/feed.xml",
  "/block-gallery/dark",
  "/thankyou2/a@b.example",
])("%s has its own route", (path) => {
  expect(createHasRoute(routes)(path)).toBe(true);
});

test.each([
  "/",
  "/about-us",
  "/api",
  "/api/builds",
  "/api/share-x",
  "/blog/feed-xml",
  "/thankyou2",
  "/thankyou2/a/b",
  "/malformed-address",
  "/missing-address/none",
  "/_not-found",
])("%s has no route that visitors can request", (path) => {
  expect(createHasRoute(routes)(path)).toBe(false);
});

test("the 404 screen is an internal route, and a page with a similar name is not", () => {
  expect(isInternalRoute("/missing-address/none")).toBe(true);
  expect(isInternalRoute("/missing-addresses")).toBe(false);
});

test("only the script with which Turbopack starts workers is a worker script", () => {
  expect(isWorkerScript("/_next/static/chunks/turbopack-worker-1hrsqshz0gfey.js")).toBe(true);
  expect(isWorkerScript("/_next/static/chunks/0-89o1k5rjll3.js")).toBe(false);
  expect(isWorkerScript("/turbopack-worker-1hrsqshz0gfey.js")).toBe(false);
});
