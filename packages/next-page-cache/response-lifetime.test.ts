import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { getCacheControlHeader } from "next/dist/server/lib/cache-control.js";
import { expect, test } from "vitest";

import { lifetimeOf } from "./cached-response.ts";

function response(control: string, more: Record<string, string> = {}, status = 200, cookies: string[] = []) {
  const headers = { "cache-control": control, ...more };
  return { status, headers, cookies, body: Buffer.alloc(0) };
}

test("a page is reused until something is published", () => {
  expect(lifetimeOf(response("s-maxage=31536000"))).toEqual({ ms: 31_536_000_000 });
});

test("a script is reused forever", () => {
  expect(lifetimeOf(response("public, max-age=31536000, immutable"))).toBe("immutable");
});

test("a page with blocks that appear and disappear at a set time is fetched again after five seconds", () => {
  expect(lifetimeOf(response("s-maxage=30, stale-while-revalidate=30"))).toEqual({ ms: 5000 });
});

test("an icon, for which Next forbids caching by CDNs, is reused for an hour", () => {
  const icon = response("public, max-age=0, must-revalidate", { "x-nextjs-cache": "HIT" });
  expect(lifetimeOf(icon)).toEqual({ ms: 3_600_000 });
});

test("a temporary redirect that Next has stored, such as the one of favicon.ico, is reused", () => {
  expect(lifetimeOf(response("s-maxage=31536000", {}, 307))).toEqual({ ms: 31_536_000_000 });
});

test("a page that Next is rendering again is fetched again after half a second", () => {
  expect(lifetimeOf(response("s-maxage=30", { "x-nextjs-cache": "STALE" }))).toEqual({ ms: 500 });
});

test.each([
  response("s-maxage=31536000", {}, 404),
  response("s-maxage=31536000", {}, 308),
  response("s-maxage=31536000", {}, 200, ["a=1"]),
  response("private, no-cache, no-store, max-age=0"),
  response("no-store, s-maxage=60"),
  response("public, max-age=0"),
  response(""),
])("%j is not reused", (given) => {
  expect(lifetimeOf(given)).toBeUndefined();
});

function lifetime(revalidate: number | false, expire?: number) {
  return lifetimeOf(response(getCacheControlHeader({ revalidate, expire })));
}

test("the cache-control headers that the installed Next writes are understood", () => {
  expect(lifetime(false)).toEqual({ ms: 31_536_000_000 });
  expect(lifetime(30, 60)).toEqual({ ms: 5000 });
  expect(lifetime(0)).toBeUndefined();
});

test("the installed Next marks an outdated page as STALE", async () => {
  const file = createRequire(import.meta.url).resolve("next/dist/build/templates/app-page-runtime.js");
  expect(await readFile(file, "utf8")).toMatch(/setHeader\('x-nextjs-cache', [^;]*isStale \? 'STALE'/);
});
