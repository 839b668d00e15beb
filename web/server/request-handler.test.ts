import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { openTestSite, page } from "../testing/test-context.ts";

test("every spelling of a page, with any query string, gets the same cached response", async () => {
  const { visit, requests } = await openTestSite();
  const etags = [];
  for (const path of ["/about-us", "/ABOUT-US", "/%61bout-us", "/About-us?utm_source=x"]) {
    // The first fills the cache, and the others must find it.
    etags.push((await visit(path)).headers.get("etag"));
  }
  expect(new Set(etags).size).toBe(1);
  expect(requests).toEqual(["lake", "GET /about-us"]);
});

test("the home page is cached before the first visit", async () => {
  const { warmUp, visit, requests, cached } = await openTestSite();
  await warmUp();
  await expect.poll(cached).toBe(1);
  await visit("/");
  expect(requests).toEqual(["lake", "GET /"]);
});

test("the payload of a page is only at the address that the page contains", async () => {
  const { visit, requests } = await openTestSite();
  const html = await (await visit("/")).text();
  const [, address = ""] = /data-rsc="([^"]+)"/.exec(html) ?? [];
  const data = await visit(address);
  expect(await data.text()).toBe("first of /");
  expect(data.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=1, immutable");
  expect((await visit(address.replace(/\w{4}$/, "0000"))).status).toBe(404);
  expect((await visit(`${address}/nothing`)).status).toBe(404);
  expect(requests.filter((one) => one.startsWith("GET /nothing"))).toEqual([]);
});

test("other spellings of a payload's address are not cached, and an unknown version loads nothing", async () => {
  const { visit, requests, cached } = await openTestSite();
  const html = await (await visit("/")).text();
  const [, version = ""] = /data-rsc="\/_data\/(\w+)/.exec(html) ?? [];
  await visit("/about-us");
  const before = { requests: [...requests], cached: await cached() };
  for (const path of ["/About-Us", "/ABOUT-US", "/%61bout-us", "/about-us%2f", "/old", "/x"]) {
    // One at a time, because each could fill the cache of the next.
    expect((await visit(`/_data/${version}${path}`)).status).toBe(404);
  }
  expect((await visit(`/_data/${"0".repeat(16)}/about-us`)).status).toBe(404);
  expect({ requests, cached: await cached() }).toEqual(before);
});

test("a process that has not sent the page yet loads it once to send its payload", async () => {
  const first = await openTestSite();
  const [, address = ""] = /data-rsc="([^"]+)"/.exec(await (await first.visit("/")).text()) ?? [];
  const second = await openTestSite();
  expect((await second.visit(address)).status).toBe(200);
  expect((await second.visit(`/_data/${"0".repeat(16)}`)).status).toBe(404);
  expect(second.requests).toEqual(["lake", "GET /"]);
});

test("with deferred hydration off a page keeps its payload", async () => {
  const { visit } = await openTestSite({ hasDeferredHydration: false });
  const html = await (await visit("/")).text();
  expect(html).toContain('<script>self.__next_f.push([1,"first of /"])</script>');
  expect(html).not.toContain("data-rsc");
});

test("exactly the inline scripts of the page are allowed", async () => {
  const { visit } = await openTestSite();
  const response = await visit("/about-us");
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
});

test("a publish is visible immediately, even at a path that did not exist before", async () => {
  const { visit, publish } = await openTestSite();
  await visit("/about-us");
  expect((await visit("/new")).status).toBe(404);
  await publish({ routes: [page("/about-us"), page("/new")] }, "second");
  expect(await (await visit("/about-us")).text()).toContain("second of /about-us");
  expect((await visit("/new")).status).toBe(200);
});

test("a request after a publish does not share a render from before it", async () => {
  const { visit, publish, requests, holdNext } = await openTestSite();
  const release = holdNext();
  const early = visit("/about-us");
  const navigation = visit("/about-us?_rsc=a", { headers: { rsc: "1" } });
  await expect.poll(() => requests.filter((one) => one.startsWith("GET /about-us"))).toHaveLength(2);
  // Neither the publish nor another page waits for them.
  await publish({}, "second");
  const late = visit("/about-us");
  expect(await (await visit("/block-gallery/dark")).text()).toContain("second of");
  expect(requests.filter((one) => one === "GET /about-us")).toHaveLength(1);

  release();
  expect(await (await early).text()).toContain("first of /about-us");
  await navigation;
  expect(await (await late).text()).toContain("second of /about-us");
  expect(await (await visit("/about-us")).text()).toContain("second of /about-us");
});

test("a page that is unpublished gets 404 immediately", async () => {
  const { visit, publish } = await openTestSite();
  await visit("/about-us");
  await publish({ routes: [page("/")] });
  expect((await visit("/about-us")).status).toBe(404);
});

test("a reverse proxy replaces its copy of a page that is gone or has moved, and keeps no other such answers", async () => {
  const { visit, publish } = await openTestSite();
  const etag = (await visit("/about-us")).headers.get("etag") ?? "";
  const cacheControlOf = async (path: string, headers: Record<string, string>) => {
    const response = await visit(path, { headers });
    return [response.status, response.headers.get("cache-control")];
  };
  const copy = { "if-none-match": etag };
  const replaced = "public, max-age=0, s-maxage=1";
  expect(await cacheControlOf("/old", copy)).toEqual([308, replaced]);
  // The proxy would send the query string of this visitor to others.
  expect(await cacheControlOf("/old?gclid=a", copy)).toEqual([308, "private, no-store"]);
  await publish({ routes: [page("/")] });
  expect(await cacheControlOf("/about-us", copy)).toEqual([404, replaced]);
  expect(await cacheControlOf("/about-us", { ...copy, "sec-fetch-dest": "image" })).toEqual([404, replaced]);
  expect(await cacheControlOf("/about-us", {})).toEqual([404, "private, no-store"]);
});

test("the payload of a page that is unpublished is gone, too", async () => {
  const { visit, publish } = await openTestSite();
  const [, address = ""] = /data-rsc="([^"]+)"/.exec(await (await visit("/")).text()) ?? [];
  expect((await visit(address)).status).toBe(200);
  await publish({ routes: [page("/about-us")] });
  await expect.poll(async () => (await visit(address)).status).toBe(404);
});

test("a redirect works as soon as it is published, and stops as soon as it is removed", async () => {
  const { visit, publish } = await openTestSite();
  const response = await visit("/OLD");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/about-us"]);
  await publish({ redirects: { redirects: [], aliases: [] } });
  expect((await visit("/old")).status).toBe(404);
});

test("a redirect keeps the query string of the visitor", async () => {
  const { visit } = await openTestSite();
  const response = await visit("/OLD?utm_source=News&gclid=a%20b");
  expect([response.status, response.headers.get("location")]).toEqual([
    308,
    "/about-us?utm_source=News&gclid=a%20b",
  ]);
});

test("an address of a former site with a file name redirects, in any capitals", async () => {
  const { visit, publish } = await openTestSite();
  const to = { anchor: null, address: "/about-us", page: null, isTemporary: false };
  await publish({ redirects: { redirects: [{ from: "/Old_Page.html", ...to }], aliases: [] } });
  const response = await visit("/old_page.HTML");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/about-us"]);
});

test("the redirect of /favicon.ico is cached until another icon is published", async () => {
  const { visit, publish, requests } = await openTestSite();
  for (const _visit of ["first", "second"]) {
    const response = await visit("/favicon.ico");
    expect([response.status, response.headers.get("location")]).toEqual([307, "/first.png"]);
  }
  expect(requests).toEqual(["GET /favicon.ico"]);
  await publish({}, "second");
  expect((await visit("/favicon.ico")).headers.get("location")).toBe("/second.png");
});

test.each([
  ["https://example.com/中文", "https://example.com/%E4%B8%AD%E6%96%87"],
  ["https://例え.jp/x", "https://xn--r8jz45g.jp/x"],
  ["/about-us#中", "/about-us#%E4%B8%AD"],
  ["/about-us#wall-thickness", "/about-us#wall-thickness"],
  ["#中", "/#%E4%B8%AD"],
])("a redirect to %s is sent as %s", async (address, location) => {
  const { visit, publish } = await openTestSite();
  await publish({
    redirects: {
      redirects: [{ from: "/old", anchor: null, address, page: null, isTemporary: true }],
      aliases: [],
    },
  });
  const response = await visit("/old");
  expect([response.status, response.headers.get("location")]).toEqual([307, location]);
});

test("a hundred missing paths cause one render and one request to the lake, and are not cached", async () => {
  const { visit, requests } = await openTestSite();
  const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => visit(`/x-${index}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect(responses[7]?.headers.get("cache-control")).toBe("private, no-store");
  expect(await responses[7]?.text()).toContain("/x-7");
  expect(requests).toEqual(["lake", "GET /missing-address/none"]);
});

test("a visitor who tries random paths makes Next render a few hundred screens at most", async () => {
  const pages = Array.from({ length: 81 }, (_, index) => word(index, 4));
  const { visit, requests, publish } = await openTestSite();
  const routes = pages.map((path) => ({ _id: path, _type: "page" as const, path, language: null }));
  const listed = { title: "", modifiedAt: null, isHidden: false, summary: null };
  await publish({ routes, directory: routes.map((route) => Object.assign({}, route, listed)) });
  for (let number = 0; number < 729; number += 1) {
    await (await visit(word(number, 6))).arrayBuffer();
  }
  const screens = new Set(requests.filter((one) => one.includes("missing")));
  expect(screens.size).toBeGreaterThan(200);
  expect(screens.size).toBeLessThanOrEqual(281);
});

test("while Next fails visitors get the last good page, and without one the error", async () => {
  const { visit, publish, breakNext } = await openTestSite();
  await visit("/about-us");
  await publish({});
  breakNext();
  const response = await visit("/about-us");
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("first of /about-us"),
  ]);
  expect((await visit("/")).status).toBe(500);
});

test("every page but a draft has the page script, and its policy allows it", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const hash = createHash("sha256").update("load()").digest("base64");
  for (const path of ["/", "/search?q=a", "/nothing", "/%E0%A4%A"]) {
    const response = await visit(path);
    expect((await response.text()).match(/<script[^>]*>load\(\)<\/script><\/body>/g)).toHaveLength(1);
    expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  }
  const draft = await visit("/search?q=a", { headers: { cookie: set.split(";", 1)[0] ?? "" } });
  expect(await draft.text()).not.toContain("load()");
});

test("a malformed address gets status 400 and the screen, which is rendered once", async () => {
  const { visit, requests } = await openTestSite();
  const response = await visit("/%E0%A4%A");
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("<script>")]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await visit("/%zz")).status).toBe(400);
  expect(requests).toEqual(["GET /malformed-address"]);
});

test.each([
  ["/_next/server/app/index.html", 404],
  ["/_next/static/../server/a.js", 404],
  ["/_next/static/chunks/nothing.js", 404],
  ["/_next/image?url=http://127.0.0.1/", 404],
  ["/missing-address/none", 404],
  ["/api/unknown", 404],
])("%s gets %i without a request to Next", async (path, status) => {
  const { visit, requests } = await openTestSite();
  await visit("/nope");
  expect((await visit(path)).status).toBe(status);
  expect(requests).toEqual(["lake", "GET /missing-address/none"]);
});

test("an API call reaches Next, and no cache keeps the response", async () => {
  const { visit, requests } = await openTestSite();
  const response = await visit("/api/echo", { method: "POST", body: "{}" });
  expect(requests).toEqual(["POST /api/echo"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("what is the same for all visitors is made once", async () => {
  const { visit, requests } = await openTestSite();
  for (const path of ["/api/part-check/rules", "/about-us"]) {
    await visit(path);
    // Next reads only "1" as client navigation.
    expect(await (await visit(path, { headers: { rsc: "x" } })).text()).toContain("first of");
  }
  expect(requests.filter((request) => request !== "lake")).toEqual([
    "GET /api/part-check/rules",
    "GET /about-us",
  ]);
});

test("a server action without draft mode gets 404", async () => {
  const { visit, requests } = await openTestSite();
  const response = await visit("/about-us", {
    method: "POST",
    headers: { "next-action": "abc" },
    body: "[]",
  });
  expect([response.status, requests]).toEqual([404, []]);
});

/** A path that is similar to many others. */
function word(number: number, length: number): string {
  return `/${number.toString(3).padStart(length, "0")}`;
}

test("only the parameter q of the search reaches Next, and the response is not cached", async () => {
  const { visit, requests, cached } = await openTestSite();
  const before = await cached();
  const answer = await visit("/Search?utm_source=x&q=%20ra%201.6%20&q=other");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  await visit(`/search?q=${"x".repeat(200)}`);
  await visit("/search");
  expect(requests).toEqual(["GET /search?q=ra+1.6", `GET /search?q=${"x".repeat(100)}`, "GET /search?q="]);
  expect(await cached()).toEqual(before);
});

test("the page of a request takes itself as a form, and larger ones with files", async () => {
  const { visit, requests, cached } = await openTestSite();
  const before = await cached();
  const path = `/request/${"0af3".repeat(10)}`;
  const post = (body: BodyInit, to = path) => visit(to, { method: "POST", body });
  expect((await post(new URLSearchParams({ company: "x".repeat(100_000) }))).status).toBe(404);
  const form = new FormData();
  form.append("file", new File(["x".repeat(3_000_000)], "a.step"));
  // No admin host answers, so the file is not added, and the page says so.
  expect((await post(form, `/de${path}`)).status).toBe(404);
  expect((await post(form, "/quote")).status).toBe(413);
  expect((await post(form, "/request/abc")).status).toBe(413);
  expect((await visit("/request/abc", { method: "POST", body: "a=b" })).status).toBe(405);
  // Next knows neither, so each gets the screen of its language.
  expect(requests).toEqual([
    `POST ${path}`,
    "GET /missing-request",
    `POST /de${path}`,
    "GET /de/missing-request",
  ]);
  expect(await cached()).toEqual(before);
});

test("a posted form reaches the quote page, and no response is cached", async () => {
  const { visit, requests, cached } = await openTestSite();
  const before = await cached();
  const posted = await visit("/quote", { method: "POST", body: "firstName=Ada" });
  expect(posted.headers.get("cache-control")).toBe("private, no-store");
  expect(posted.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect((await visit("/quote", { method: "POST", body: "x".repeat(32_769) })).status).toBe(413);
  expect(requests).toEqual(["POST /quote"]);
  expect(await cached()).toEqual(before);
});
