import { createServer } from "node:http";
import { brotliDecompressSync } from "node:zlib";

import type { Lifetime } from "next-page-cache/cached-response.ts";
import { createEncodings } from "next-page-cache/compression.ts";
import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createSendCached } from "./send-cached.ts";

const html = `<title>About us</title><script>a()</script>${"<p>Parts.</p>".repeat(200)}`;
const sources = {
  site: "http://site.example",
  content: [],
  storage: [],
  lake: [],
  studio: "http://studio.example",
  players: [],
  isSecure: false,
};
const sendCached = createSendCached(sources);

function cachedResponse(
  path: string,
  contentType: string,
  lifetime: Lifetime,
  headers: Record<string, string> = {},
) {
  const body = Buffer.from(html);
  const response = { status: 200, headers: { "content-type": contentType, ...headers }, cookies: [] };
  return { path, response, encodings: createEncodings(body, () => undefined), version: "v1", lifetime };
}
const page = cachedResponse("/", "text/html; charset=utf-8", { ms: 1000 }, { "x-powered-by": "Next.js" });
const createScript = (path: string) =>
  cachedResponse(path, "application/javascript", "immutable", {
    "cache-control": "public, max-age=31536000, immutable",
  });
const WORKER_PATH = "/_next/static/chunks/turbopack-worker-0a1-b_2c.js";
const OTHER_WORKER_PATH = "/_next/static/chunks/turbopack-worker-3d.js";
const scripts = new Map(["/a.js", WORKER_PATH, OTHER_WORKER_PATH].map((path) => [path, createScript(path)]));

const readByOthers = { "access-control-allow-origin": "*" };
const manifest = cachedResponse(
  "/manifest.webmanifest",
  "application/manifest+json",
  { ms: 1000 },
  readByOthers,
);
const picture = cachedResponse("/api/share/about-us", "image/png", { ms: 1000 });
const files = new Map([...scripts, [manifest.path, manifest], [picture.path, picture]]);

const server = createServer((request, response) => {
  void sendCached(request, response, files.get(request.url?.replace(/\?.*/, "").toLowerCase() ?? "") ?? page);
});
let origin = "";
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterAll(() => {
  server.close();
});

test("a page is compressed, has an ETag for its encoding, and only a reverse proxy may keep it, for a second", async () => {
  const response = await fetch(`${origin}/`, { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    etag: '"v1-br"',
    vary: "rsc, accept-encoding",
    "cache-control": "public, max-age=0, s-maxage=1, stale-if-error=86400",
    "content-security-policy": expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
    "x-content-type-options": "nosniff",
  });
  expect(response.headers.has("x-powered-by")).toBe(false);
  expect(await response.text()).toBe(html);
});

async function cacheControlOf(path: string): Promise<string | null> {
  const response = await fetch(`${origin}${path}`);
  return response.headers.get("cache-control");
}

test("no reverse proxy keeps a page or its picture at another spelling of its address", async () => {
  expect(await cacheControlOf("/?utm_source=a")).toMatch(/^public/);
  expect(await cacheControlOf("/%41bout")).toBe("private, no-cache");
  expect(await cacheControlOf("/api/share/about-us")).toMatch(/^public/);
  expect(await cacheControlOf("/api/share/About-Us")).toBe("private, no-cache");
  expect(await cacheControlOf("/a.js")).toBe("public, max-age=31536000, immutable");
});

test("without compression the same page has another ETag", async () => {
  const response = await fetch(`${origin}/`, { headers: { "accept-encoding": "identity" } });
  expect([response.headers.get("etag"), response.headers.get("content-encoding")]).toEqual(['"v1"', null]);
  expect(await response.text()).toBe(html);
});

test.each(['"v1-br"', 'W/"v1-br"', '"other", "v1-br"'])("If-None-Match: %s gets 304", async (tag) => {
  const headers = { "accept-encoding": "br", "if-none-match": tag };
  const response = await fetch(`${origin}/`, { headers });
  expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([
    304,
    "",
    '"v1-br"',
  ]);
});

test.each(['"v0-br"', '"v1"', "v1-br"])("If-None-Match: %s gets the page", async (tag) => {
  const response = await fetch(`${origin}/`, { headers: { "accept-encoding": "br", "if-none-match": tag } });
  expect(response.status).toBe(200);
});

test("HEAD gets the same headers without the page", async () => {
  const response = await fetch(`${origin}/`, { method: "HEAD", headers: { "accept-encoding": "br" } });
  const compressed = await page.encodings.make("br");
  expect(response.headers.get("content-length")).toBe(String(compressed.length));
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
  expect(await response.text()).toBe("");
});

test("browsers keep a script forever, and its Content-Security-Policy allows nothing", async () => {
  const response = await fetch(`${origin}/a.js`);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([
  ["/manifest.webmanifest", "*"],
  ["/", null],
])(
  "other origins read what Next allows them, such as the manifest, and no page: %s",
  async (path, allowed) => {
    const { headers } = await fetch(origin + path);
    expect(headers.get("access-control-allow-origin")).toBe(allowed);
  },
);

async function policyOf(path: string): Promise<string | null> {
  return (await fetch(origin + path)).headers.get("content-security-policy");
}

test("only the script that starts a worker may evaluate code", async () => {
  expect(await policyOf(WORKER_PATH)).toContain("'unsafe-eval'");
  expect(await policyOf("/a.js")).not.toContain("unsafe-eval");
  expect(await policyOf("/")).not.toContain("unsafe-eval");
});

test("a query string in the first request for a worker's script does not change its policy", async () => {
  expect(await policyOf(`${OTHER_WORKER_PATH}?first`)).toContain("'unsafe-eval'");
  expect(await policyOf(OTHER_WORKER_PATH)).toContain("'unsafe-eval'");
});
