import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { APP_PATH_ROUTES_MANIFEST, PRERENDER_MANIFEST } from "next/dist/shared/lib/constants.js";
import { expect, onTestFinished, test } from "vitest";

import { isWorkerScript, readBuildOutput } from "./build-output.ts";

const DRAFT_ID = "0123456789abcdef0123456789abcdef";

const ROUTES = {
  "/[[...slug]]/page": "/[[...slug]]",
  "/_not-found/page": "/_not-found",
  "/api/build/route": "/api/build",
  "/api/share/[[...slug]]/route": "/api/share/[[...slug]]",
  "/blog/feed.xml/route": "/blog/feed.xml",
  "/block-gallery/[tone]/page": "/block-gallery/[tone]",
  "/malformed-address/page": "/malformed-address",
  "/missing-address/[suggestions]/page": "/missing-address/[suggestions]",
  "/thankyou2/[Email]/page": "/thankyou2/[Email]",
};

const PRERENDERED = {
  routes: {
    "/": { srcRoute: "/[[...slug]]" },
    "/about-us": { srcRoute: "/[[...slug]]" },
    "/_not-found": { srcRoute: "/_not-found" },
    "/block-gallery/dark": { srcRoute: "/block-gallery/[tone]" },
    "/blog/feed.xml": { srcRoute: "/blog/feed.xml" },
    "/malformed-address": { srcRoute: "/malformed-address" },
  },
  dynamicRoutes: {
    "/[[...slug]]": {},
    "/api/share/[[...slug]]": {},
    "/block-gallery/[tone]": {},
    "/missing-address/[suggestions]": {},
  },
  preview: { previewModeId: DRAFT_ID },
};

/** A folder with the manifests that Next writes, two pages, and files that are not part of the site. */
async function openBuild() {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    [APP_PATH_ROUTES_MANIFEST]: JSON.stringify(ROUTES),
    [PRERENDER_MANIFEST]: JSON.stringify(PRERENDERED),
    "secret.html": "secret",
    "server/app/index.html": "page index",
    "server/app/about-us.html": "page about-us",
    "server/app/block-gallery/dark.html": "gallery",
    "static/chunks/a.js": "script",
    "static/chunks/a.css": "@font-face { src: url(../media/a.woff2) }",
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
  return readBuildOutput(folder, "/[[...slug]]");
}

test("the draft mode cookie is read from the manifest that the installed Next writes", async () => {
  expect((await openBuild()).draftId).toBe(DRAFT_ID);
});

test("a folder without a build is reported", async () => {
  await expect(readBuildOutput("/nowhere/.next", "/[[...slug]]")).rejects.toThrow(
    "There is no build of the site in /nowhere/.next. Run `pnpm build` first.",
  );
});

test.each([
  ["/", "page index"],
  ["/about-us", "page about-us"],
  ["/nothing", undefined],
  ["/../../secret", undefined],
  ["/about-us.html", undefined],
  ["/block-gallery/dark", undefined],
])("for %s the build has the page %j", async (path, text) => {
  const build = await openBuild();
  expect((await build.readPage(path))?.body.toString()).toBe(text);
});

test("stylesheets are read, with paths that are right in every page", async () => {
  expect([...(await openBuild()).styles]).toEqual([
    ["/_next/static/chunks/a.css", "@font-face { src: url(/_next/static/media/a.woff2) }"],
  ]);
});

test("the files that browsers load are listed", async () => {
  expect((await openBuild()).files.toSorted()).toEqual([
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/a.js",
  ]);
});

test("routes are read from the manifests that the installed Next writes", async () => {
  const { routes, prerendered } = await openBuild();
  const { preview: _secret, ...expected } = PRERENDERED;
  expect([routes, prerendered]).toEqual([ROUTES, expected]);
});

test("only the script with which Turbopack starts workers is a worker script", () => {
  expect(isWorkerScript("/_next/static/chunks/turbopack-worker-1hrsqshz0gfey.js")).toBe(true);
  expect(isWorkerScript("/_next/static/chunks/0-89o1k5rjll3.js")).toBe(false);
  expect(isWorkerScript("/turbopack-worker-1hrsqshz0gfey.js")).toBe(false);
});
