import { createSendUncached } from "front-server/send.ts";
import { listen } from "front-server/testing/listen.ts";
import { createWorkLimits } from "front-server/work-limits.ts";
import { createPreviewCookie } from "next-internals/preview-cookie.ts";
import type { BufferedResponse } from "next-page-cache/inner-server.ts";
import { expect, test, vi } from "vitest";

import { DRAFT_ID, openTestSite } from "../testing/test-context.ts";
import { createPreviews } from "./previews.ts";

test("only an editor's cookie gets the draft, until the preview ends; the value of Next's own cookie gets the published page", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  expect(set).toMatch(/^__prerender_bypass=[^;]{60,}; Path=\/$/);
  const [cookie = ""] = set.split(";");
  const draft = await visit("/about-us", { headers: { cookie: `a=b; ${cookie}` } });
  expect(draft.headers.get("cache-control")).toBe("private, no-store");
  expect(draft.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:3333");
  expect(await draft.text()).toContain("draft first");

  await visit("/api/disable", { method: "POST", headers: { cookie } });
  for (const other of [cookie, `__prerender_bypass=${DRAFT_ID}`, `__prerender_bypass=${"0".repeat(16)}`]) {
    const published = await visit("/about-us", { headers: { cookie: other } });
    expect(published.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await published.text()).not.toContain("draft");
  }
});

test("the process of the visitors renders no draft, whatever an editor in the preview requests", async () => {
  const { visit, draftsForVisitors } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const paths = [
    "/about-us",
    "/search?q=a",
    "/quote",
    "/api/share/about-us",
    "/api/echo",
    "/sitemap.xml",
    "/nothing",
  ];
  for (const path of paths) {
    await visit(path, { headers: { cookie } });
    await visit(`${path}?_rsc=a`, { headers: { cookie, rsc: "1" } });
    await visit(path, { method: "POST", body: "{}", headers: { cookie } });
  }
  expect(draftsForVisitors).toEqual([]);
  expect(await (await visit("/about-us", { headers: { cookie } })).text()).toContain("draft first");
});

test("when the account that opened a preview is removed, its cookie shows the published page", async () => {
  const { visit, removeOpener } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const [cookie = ""] = set.split(";");
  const read = async () => (await visit("/about-us", { headers: { cookie } })).text();
  expect(await read()).toContain("draft first");
  removeOpener();
  expect(await read()).not.toContain("draft");
});

test("a page of another site shows the preview in a frame, and gets the published page as a picture", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const read = async (dest: string) => {
    const headers = { cookie, "sec-fetch-site": "cross-site", "sec-fetch-dest": dest };
    return (await (await visit("/about-us", { headers })).text()).includes("draft");
  };
  expect([await read("iframe"), await read("document"), await read("image")]).toEqual([true, true, false]);
});

const PAGE: BufferedResponse = {
  status: 200,
  headers: { "content-type": "text/html" },
  cookies: [],
  body: Buffer.from("draft"),
};

const SOURCES = {
  site: "http://localhost:3000",
  content: [],
  storage: [],
  lake: [],
  studio: "http://localhost:3333",
  players: [],
  isSecure: false,
};

/** A server that shows previews only, which `render` renders. */
async function servePreviews(render: () => Promise<BufferedResponse>, maxWaitMs?: number) {
  const siteUrl = "http://localhost:3000";
  const errors: unknown[] = [];
  const previews = createPreviews({
    cookie: createPreviewCookie({
      nextValue: DRAFT_ID,
      readCookies: [],
      siteUrl,
      studioUrl: siteUrl,
      endPreview: async () => undefined,
    }),
    isOpen: async () => true,
    limits: createWorkLimits(String),
    previewNext: { fetch: render },
    sendUncached: createSendUncached(SOURCES),
    addressOf: String,
    onError: (error) => errors.push(error),
    ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
  });
  const draft = { preview: "ada.1", opener: "ada", header: "" };
  const origin = await listen(
    (request, response) => void previews.handleDraft({ path: "/", search: "", draft }, request, response),
  );
  return { open: () => fetch(origin), errors };
}

test("an editor whose preview takes too long is told to try again, and it keeps its turn until it is rendered", async () => {
  const { promise: rendered, resolve: end } = Promise.withResolvers<void>();
  const render = vi.fn<() => Promise<BufferedResponse>>(() => rendered.then(() => PAGE));
  const { open } = await servePreviews(render, 500);
  const answers = await Promise.all([open(), open(), open()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]?.headers.get("retry-after")).toBe("5");
  expect(await answers[0]?.text()).toContain("Please load it again");
  expect(render).toHaveBeenCalledTimes(1);
  end();
  const again = await open();
  expect([again.status, await again.text()]).toEqual([200, "draft"]);
  // Nothing is rendered for a request that has its answer.
  expect(render).toHaveBeenCalledTimes(2);
});

test("a preview whose process ends tells its editor to try again", async () => {
  const { open, errors } = await servePreviews(() => Promise.reject(new Error("The process of Next ended")));
  const answer = await open();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(errors).toHaveLength(1);
});

test("navigation and actions get Next's answer with its type, and no cache keeps it", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  for (const init of [
    { headers: { cookie, rsc: "1" } },
    { method: "POST", body: "[]", headers: { cookie, "next-action": "a" } },
  ]) {
    const { status, headers } = await visit("/about-us?_rsc=a", init);
    expect([status, headers.get("cache-control"), headers.get("x-nextjs-cache")]).toEqual([
      200,
      "private, no-store",
      null,
    ]);
  }
});
