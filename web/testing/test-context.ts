import type { RequestListener } from "node:http";

import { encodeSignatureHeader } from "@sanity/webhook";
import { listen } from "front-server/testing/listen.ts";
import { PREVIEW_COOKIE, PREVIEW_ID_COOKIE } from "next-internals/preview-cookie.ts";
import { createInnerServer } from "next-page-cache/inner-server.ts";
import { createLog } from "server-kit/log.ts";
import * as v from "valibot";

import { readEnv } from "#env.ts";

import { createRouteIndex, type IndexedContent } from "../server/destination.ts";
import { createRequestHandler } from "../server/request-handler.ts";

const Health = v.object({ cache: v.object({ responses: v.number() }) });

/** The value of Next's own draft mode cookie. */
export const DRAFT_ID = "0123456789abcdef0123456789abcdef";
/** Who opens the preview. */
const OPENER = "YWRh";
const env = readEnv({ SITE_URL: "http://localhost:3000" });

/** A part of the site as a build, spelled as in its manifests. */
export const BUILD = {
  files: ["/_next/static/a.js"],
  routes: {
    "/[[...slug]]/page": "/[[...slug]]",
    "/api/revalidate/route": "/api/revalidate",
    "/api/echo/route": "/api/echo",
    "/api/enable/route": "/api/enable",
    "/api/disable/route": "/api/disable",
    "/api/draft-mode/enable/route": "/api/draft-mode/enable",
    "/api/orderInquiry/insert/route": "/api/orderInquiry/insert",
    "/api/part-check/rules/route": "/api/part-check/rules",
    "/api/request/change/route": "/api/request/change",
    "/api/share/[[...slug]]/route": "/api/share/[[...slug]]",
    "/block-gallery/[tone]/page": "/block-gallery/[tone]",
    "/favicon.ico/route": "/favicon.ico",
    "/malformed-address/page": "/malformed-address",
    "/missing-address/[suggestions]/page": "/missing-address/[suggestions]",
    "/missing-request/page": "/missing-request",
    "/quote/page": "/quote",
    "/request/[token]/page": "/request/[token]",
    "/search/page": "/search",
    "/sitemap.xml/route": "/sitemap.xml",
    "/thankyou2/[Email]/page": "/thankyou2/[Email]",
  },
  prerendered: {
    routes: {
      "/": { srcRoute: "/[[...slug]]" },
      "/block-gallery/dark": { srcRoute: "/block-gallery/[tone]" },
      "/favicon.ico": { srcRoute: "/favicon.ico" },
      "/malformed-address": { srcRoute: "/malformed-address" },
      "/missing-request": { srcRoute: "/missing-request" },
      "/api/part-check/rules": { srcRoute: "/api/part-check/rules" },
      "/sitemap.xml": { srcRoute: "/sitemap.xml" },
    },
    dynamicRoutes: {
      "/[[...slug]]": {},
      "/api/share/[[...slug]]": {},
      "/block-gallery/[tone]": {},
      "/missing-address/[suggestions]": {},
    },
  },
};

export function page(path: string) {
  return { _id: path.slice(1) || "home", _type: "page" as const, path, language: null };
}

/** Reports a render as Next does. */
function reportRender(ended: Promise<void>): void {
  const context: unknown = Reflect.get(globalThis, Symbol.for("@next/request-context"));
  const get: unknown = typeof context === "object" && context ? Reflect.get(context, "get") : undefined;
  const platform: unknown = typeof get === "function" ? Reflect.apply(get, context, []) : undefined;
  const waitUntil: unknown =
    typeof platform === "object" && platform ? Reflect.get(platform, "waitUntil") : undefined;
  if (typeof waitUntil === "function") Reflect.apply(waitUntil, platform, [ended]);
}

/**
 * The custom server with stubs of Next and of the lake. `requests` lists the requests to both. `publish` changes the content and
 * sends a webhook delivery.
 */
export async function openTestSite({ hasDeferredHydration = true } = {}) {
  const requests: string[] = [];
  const logged: string[] = [];
  let isBroken = false;
  let isOpenerRemoved = false;
  const ended = new Set<string>();
  let text = "first";
  let held: Promise<void> | undefined;
  const content: { -readonly [Name in keyof IndexedContent]: IndexedContent[Name] } = {
    languages: [],
    routes: [page("/"), page("/about-us")],
    redirects: {
      redirects: [{ from: "/old", anchor: null, address: "/about-us", page: null, isTemporary: false }],
      aliases: [],
    },
    directory: [],
  };
  const next: RequestListener = (request, response) => {
    const { url = "", method, headers } = request;
    requests.push(`${method} ${url}`);
    const path = url.replace(/\?.*/, "");
    const isPage =
      content.routes.some((route) => route.path === path) ||
      path.startsWith("/missing-address/") ||
      path === "/block-gallery/dark" ||
      path === "/missing-request" ||
      path === "/quote" ||
      path === "/search";
    if (path === "/api/revalidate") {
      request.resume();
      site.expire();
    }
    if (path === "/api/enable") {
      const cookies = [
        `${PREVIEW_COOKIE}=${DRAFT_ID}`,
        `${PREVIEW_ID_COOKIE}=${OPENER}.${Date.now() + 60_000}`,
      ];
      response.setHeader(
        "set-cookie",
        cookies.map((cookie) => `${cookie}; Path=/`),
      );
    }
    if (path === "/api/disable") response.setHeader("set-cookie", `${PREVIEW_COOKIE}=; Path=/`);
    if (isBroken) response.statusCode = 500;
    else if (!isPage && !path.startsWith("/api/") && path !== "/malformed-address") response.statusCode = 404;
    if (path === "/favicon.ico") {
      response.setHeader("cache-control", "s-maxage=31536000");
      return void response.writeHead(307, { location: `/${text}.png` }).end();
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "s-maxage=31536000");
    response.setHeader("x-nextjs-cache", "HIT");
    const draft = headers.cookie?.includes(DRAFT_ID) ? "draft " : "";
    const payload = `<script>self.__next_f.push([1,"${text} of ${path}"])</script>`;
    const react = path === "/" ? `<script src="/_next/static/a.js" async=""></script>${payload}` : "";
    const html = `<script>a("${draft}${text} of ${path} /--path--")</script>${react}</body>`;
    const isHeld = (isPage && path !== "/block-gallery/dark") || path === "/api/echo";
    const rendered = (isHeld && held) || Promise.resolve();
    reportRender(rendered);
    void rendered.then(() => response.end(html));
  };
  const inner = createInnerServer(next);
  const draftsForVisitors: string[] = [];
  const nextForVisitors: typeof inner = {
    ...inner,
    fetch: (path, headers, options) => {
      if (String(headers["cookie"]).includes(DRAFT_ID)) draftsForVisitors.push(path);
      return inner.fetch(path, headers, options);
    },
  };
  const site = createRequestHandler({
    env,
    log: createLog("info", (line) => logged.push(line)),
    next: nextForVisitors,
    previewNext: inner,
    build: {
      ...BUILD,
      draftId: DRAFT_ID,
      styles: new Map(),
      readPage: async () => undefined,
    },
    openPreviews: {
      isOpen: async (preview) => preview.startsWith(`${OPENER}.`) && !isOpenerRemoved && !ended.has(preview),
      end: async (preview) => void ended.add(preview),
    },
    pageScript: hasDeferredHydration ? "load()" : undefined,
    fetchRouteIndex: async () => {
      requests.push("lake");
      return createRouteIndex(content);
    },
  });
  const origin = await listen((request, response) => void site.handle(request, response));

  const visit = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", ...init });
  return {
    origin,
    requests,
    /** The requests with Next's own draft mode cookie that the process of the visitors got. */
    draftsForVisitors,
    /** The lines of the server's log. */
    logged,
    visit,
    warmUp: site.warmUp,
    /** How many responses the cache has, as /health reports it. Their bytes change while they are compressed. */
    cached: async () => v.parse(Health, await (await visit("/health")).json()).cache.responses,
    publish: async (change: Partial<IndexedContent>, newText = text) => {
      Object.assign(content, change);
      text = newText;
      const body = "{}";
      const signature = await encodeSignatureHeader(body, Date.now(), env.revalidateSecret);
      const headers = { "sanity-webhook-signature": signature };
      await visit("/api/revalidate", { method: "POST", body, headers });
    },
    breakNext: () => (isBroken = true),
    /** Removes the account that opened the preview. */
    removeOpener: () => (isOpenerRemoved = true),
    /** From now on, Next finishes no page and no call of /api/echo until the returned function is called. */
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
