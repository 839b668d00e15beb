import type { RequestListener } from "node:http";

import { readEnv } from "#env.ts";

import { createLakeIndex, type Facts } from "./known/lake-index.ts";
import { createLayer } from "./layer.ts";
import { createLog } from "./log.ts";
import { createAskNext, createInnerServer } from "./next/ask-next.ts";
import { listen } from "./test-listen.ts";

/** What Next gives an editor. */
export const DRAFT_ID = "0123456789abcdef0123456789abcdef";
const env = readEnv({ SITE_URL: "http://localhost:3000" });

export function page(path: string) {
  return { _id: path.slice(1) || "home", _type: "page" as const, path };
}

/** The layer over a Next that says what it was asked for; `publish` changes what the lake has and tells the site. */
export async function openTestLayer({ hasDeferredHydration = true } = {}) {
  const asked: string[] = [];
  let isBroken = false;
  let words = "first";
  let held: Promise<void> | undefined;
  const facts: { -readonly [Name in keyof Facts]: Facts[Name] } = {
    routes: [page("/"), page("/about-us")],
    redirects: {
      redirects: [{ from: "/old", anchor: null, address: "/about-us", page: null, isTemporary: false }],
      aliases: [],
    },
    directory: [],
    settings: null,
  };
  const next: RequestListener = (request, response) => {
    const { url = "", method, headers } = request;
    asked.push(`${method} ${url}`);
    const path = url.replace(/\?.*/, "");
    const isPage = facts.routes.some((route) => route.path === path) || path.startsWith("/missing-address/");
    if (path === "/api/revalidate") request.resume();
    if (isBroken) response.statusCode = 500;
    else if (!isPage && !path.startsWith("/api/") && path !== "/malformed-address") response.statusCode = 404;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "s-maxage=31536000");
    response.setHeader("x-nextjs-cache", "HIT");
    const draft = headers.cookie?.includes(DRAFT_ID) ? "draft " : "";
    const data = `<script>self.__next_f.push([1,"${words} of ${path}"])</script>`;
    const ofNext = path === "/" ? `<script src="/_next/static/a.js" async=""></script>${data}</body>` : "";
    const html = `<script>a("${draft}${words} of ${path} /--path--")</script>${ofNext}`;
    if (isPage && held) void held.then(() => response.end(html));
    else response.end(html);
  };
  const { answer } = createLayer({
    env,
    log: createLog(() => undefined),
    handleByNext: next,
    ask: createAskNext(createInnerServer(next)),
    routes: ["/[[...slug]]", "/api/revalidate", "/api/echo", "/missing-address/[near]"],
    draftId: DRAFT_ID,
    lastGood: async () => undefined,
    pageScript: hasDeferredHydration ? "load()" : undefined,
    readIndex: async () => {
      asked.push("lake");
      return createLakeIndex(facts);
    },
  });
  const origin = await listen((request, response) => void answer(request, response));

  const visit = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", ...init });
  return {
    asked,
    visit,
    publish: async (change: Partial<Facts>, text = words) => {
      Object.assign(facts, change);
      words = text;
      await visit("/api/revalidate", { method: "POST", body: "{}" });
    },
    breakNext: () => (isBroken = true),
    /** Pages that it begins from now on are ready when the function that comes back is called. */
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
