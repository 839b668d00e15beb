import { expect, test } from "vitest";

import {
  createPathResolver,
  createRouteMap,
  parseTarget,
  pathFromSlug,
  type Route,
  slugFromPath,
  withSearch,
} from "./resolve-path.ts";

test.each(["/about-us", "/ABOUT-US", "/About-Us", "/%61bout-us", "/%41bout-Us"])(
  "%s is the page /about-us",
  (target) => {
    expect(parseTarget(target)).toEqual({ kind: "path", path: "/about-us", search: "" });
  },
);

test("the home page has the path /", () => {
  expect(parseTarget("/?a=1")).toEqual({ kind: "path", path: "/", search: "?a=1" });
});

test("the query string is not part of the path", () => {
  expect(parseTarget("/about-us?utm_source=X/?%E0%A4")).toEqual({
    kind: "path",
    path: "/about-us",
    search: "?utm_source=X/?%E0%A4",
  });
});

test.each([
  ["/about-us/", "/about-us"],
  ["//about-us", "/about-us"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//a//", "/evil.example/a"],
  ["/about-us/?a=1", "/about-us?a=1"],
  ["//", "/"],
])("%s has extra slashes and redirects to the path %s of this site", (target, to) => {
  expect(parseTarget(target)).toEqual({ kind: "redirect", to, isPermanent: true });
});

test.each([
  "/%E0%A4%A",
  "/%00",
  "/about-us%0d%0aX-Evil:1",
  "/\\evil.example/",
  "/%5Cevil.example/",
  "http://evil.example/",
  "*",
  "",
  "/a/../b",
  "/.//evil.example",
  "/api/share/%2e%2e/%2E./search?q=x",
  "/block-gallery/.%2e",
  "/a#b",
  "/caf\u00e9",
])("%j is malformed", (target) => {
  expect(parseTarget(target)).toEqual({ kind: "malformed" });
});

test("the parameter of /thankyou2/{Email} keeps its capitals", () => {
  expect(parseTarget("/ThankYou2/Ada%40B.example")).toEqual({
    kind: "path",
    path: "/thankyou2/Ada%40B.example",
    search: "",
  });
});

test("paths of the API are case-sensitive, and those of share pictures are not", () => {
  expect(parseTarget("/api/orderInquiry/insert")).toMatchObject({ path: "/api/orderInquiry/insert" });
  expect(parseTarget("/api/share/About-Us")).toMatchObject({ path: "/api/share/about-us" });
});

test("file names are case-sensitive", () => {
  expect(parseTarget("/_next/static/chunks/A1.js")).toMatchObject({ path: "/_next/static/chunks/A1.js" });
});

const videos: Route = { _id: "videos", _type: "page", path: "/Videos", language: null };
const home: Route = { _id: "home", _type: "page", path: "/", language: null };
const map = createRouteMap([home, videos]);

test.each(["/Videos", "/videos", "/VIDEOS", "/videos/", "videos"])(
  "the path %s finds the page at /Videos",
  (path) => {
    expect(map.find(path)).toBe(videos);
  },
);

test("the root is found with and without its slash", () => {
  expect(map.find("/")).toBe(home);
  expect(map.find("")).toBe(home);
});

test("if two documents have the same path in any capitals, the first one wins", () => {
  const copy: Route = { _id: "copy", _type: "page", path: "/videos", language: null };
  const both = createRouteMap([videos, copy]);
  expect(both.find("/videos")).toBe(videos);
  expect(both.pathOf("copy")).toBe("/videos");
});

test("an unknown path finds nothing", () => {
  expect(map.find("/videos/2")).toBeUndefined();
});

test("a document's path is spelled as its editor wrote it", () => {
  expect(map.pathOf("videos")).toBe("/Videos");
  expect(map.pathOf("unknown")).toBeUndefined();
});

test("a page has only paths of its own language, so that who writes in one takes none of another", () => {
  const german: Route = { _id: "seite", _type: "page", path: "/de/seite", language: "de" };
  const taken: Route = { _id: "taken", _type: "page", path: "/", language: "de" };
  const english: Route = { _id: "english", _type: "page", path: "/de", language: null };
  const pages = createRouteMap([taken, home, english, german], [{ code: "de" }]);
  expect(pages.all).toEqual([home, german]);
  expect(createRouteMap([taken, home, german]).all).toEqual([home]);
});

test.each<unknown>([
  5,
  {},
  ["/de/seite"],
  null,
  "",
  "de",
  "/de/<b>",
  "/de/a b",
  "/de/..",
  "//evil.example",
  "javascript:1",
])("a page whose path is %j, and its aliases, are not found, and break no other page", (path) => {
  const broken: Route = Object.assign(
    { _id: "broken", _type: "page" as const, path: "", language: "de" },
    { path },
  );
  const pages = createRouteMap([broken, home, videos], [{ code: "de" }]);
  expect(pages.all).toEqual([home, videos]);
  const aliases: string[] = Object.assign([], [path, "/start"]);
  const resolve = createPathResolver(pages, {
    redirects: [
      Object.assign(redirect("", { page: "videos" }), { from: path }),
      redirect("/old", { page: "videos" }),
    ],
    aliases: [
      { _id: "broken", aliases },
      { _id: "home", aliases },
    ],
  });
  expect(["/start", "/old"].map(resolve)).toEqual([permanent("/"), permanent("/Videos")]);
});

test("nor has it aliases, or an id of a post, in another language", () => {
  const german: Route = { _id: "seite", _type: "page", path: "/de/seite", language: "de" };
  const post: Route = { _id: "offer", _type: "blog", path: "/de/blog/angebot", language: "de" };
  const pages = createRouteMap([home, videos, german, post], [{ code: "de" }]);
  const resolve = createPathResolver(pages, {
    redirects: [redirect("/old", { page: "videos" }), redirect("/blog/offer", { page: "videos" })],
    aliases: [
      { _id: "seite", aliases: ["/old", "/lost", "/de/alt"] },
      { _id: "home", aliases: ["/start", "/de/start"] },
    ],
  });
  expect(["/old", "/lost", "/de/alt", "/start", "/de/start", "/blog/offer"].map(resolve)).toEqual([
    permanent("/Videos"),
    { kind: "missing" },
    permanent("/de/seite"),
    permanent("/"),
    { kind: "missing" },
    permanent("/Videos"),
  ]);
});

test("the first page with an alias has it, and none has the path of a redirect", () => {
  const resolve = createPathResolver(createRouteMap([home, videos]), {
    redirects: [redirect("/old", { page: "videos" })],
    aliases: [
      { _id: "home", aliases: ["/old", "/start"] },
      { _id: "videos", aliases: ["/start"] },
    ],
  });
  expect(["/old", "/start"].map(resolve)).toEqual([permanent("/Videos"), permanent("/")]);
});

const routes = createRouteMap([
  { _id: "about", _type: "page", path: "/about-us", language: null },
  { _id: "sla", _type: "service", path: "/sla-printing", language: null },
  { _id: "Post-1", _type: "blog", path: "/blog/why-draft-matters", language: null },
]);

const redirect = (
  from: string,
  to: { page?: string; anchor?: string; address?: string },
  isTemporary = false,
) => ({
  from,
  page: to.page ?? null,
  anchor: to.anchor ?? null,
  address: to.address ?? null,
  isTemporary,
});

function resolver(...redirects: ReturnType<typeof redirect>[]) {
  return createPathResolver(routes, { redirects, aliases: [{ _id: "sla", aliases: ["/SLA"] }] });
}

const permanent = (to: string) => ({ kind: "redirect", to, isPermanent: true });
const temporary = (to: string) => ({ kind: "redirect", to, isPermanent: false });

test("a page's own path in any capitals is the page", () => {
  const route = { _id: "about", _type: "page", path: "/about-us", language: null };
  expect(resolver()("/About-Us")).toEqual({ kind: "page", route });
});

test("a path without a page or redirect is missing", () => {
  expect(resolver()("/nowhere")).toEqual({ kind: "missing" });
});

test("a redirect leads to the path that its page has now, permanently or temporarily", () => {
  const resolve = resolver(redirect("/aboutUs", { page: "about" }), redirect("/fair", { page: "sla" }, true));
  expect(resolve("/aboutus")).toEqual(permanent("/about-us"));
  expect(resolve("/fair/")).toEqual(temporary("/sla-printing"));
});

test("a redirect can lead to an anchor of a page, or to another site", () => {
  const resolve = resolver(
    redirect("/aboutUs/certifications", { page: "about", anchor: "certifications" }),
    redirect("/shop", { address: "https://shop.example/parts" }),
  );
  expect(resolve("/aboutus/certifications")).toEqual(permanent("/about-us#certifications"));
  expect(resolve("/shop")).toEqual(permanent("https://shop.example/parts"));
});

test("an alias of a page redirects to the page", () => {
  expect(resolver()("/sla")).toEqual(permanent("/sla-printing"));
});

test("the id of a blog post redirects to the post", () => {
  expect(resolver()("/blog/post-1")).toEqual(permanent("/blog/why-draft-matters"));
});

test("a chain of redirects is one redirect, and permanent only when every part is", () => {
  const resolve = resolver(
    redirect("/a", { address: "/b" }),
    redirect("/b", { address: "/c" }, true),
    redirect("/c", { page: "about" }),
  );
  expect(resolve("/a")).toEqual(temporary("/about-us"));
  expect(resolve("/c")).toEqual(permanent("/about-us"));
});

test("a redirect can lead to a query and an anchor, also through a chain, and the last ones win", () => {
  const resolve = resolver(
    redirect("/weight", { address: "/about-us?kind=plate#weight" }),
    redirect("/first", { address: "/second?a=1#one" }),
    redirect("/second", { address: "/third" }),
    redirect("/third", { page: "about", anchor: "three" }),
    redirect("/fourth", { address: "/sla?b=2" }),
  );
  expect(resolve("/weight")).toEqual(permanent("/about-us?kind=plate#weight"));
  expect(resolve("/first")).toEqual(permanent("/about-us?a=1#three"));
  expect(resolve("/fourth")).toEqual(permanent("/sla-printing?b=2"));
});

test("a redirect can lead to a file of the site, and to its search", () => {
  const resolve = resolver(
    redirect("/feed", { address: "/blog/feed.xml" }),
    redirect("/find", { address: "/search?q=steel" }),
  );
  expect(resolve("/feed")).toEqual(permanent("/blog/feed.xml"));
  expect(resolve("/find")).toEqual(permanent("/search?q=steel"));
});

test.each([
  ["/about-us", "?utm_source=news", "/about-us?utm_source=news"],
  ["/about-us#top", "?a=1", "/about-us?a=1#top"],
  ["/about-us?own=1", "?a=1", "/about-us?own=1"],
  ["https://shop.example/parts", "?gclid=x", "https://shop.example/parts?gclid=x"],
  ["#top", "?a=1", "?a=1#top"],
  ["mailto:sales@example.com", "?body=x", "mailto:sales@example.com"],
  ["/about-us", "?", "/about-us"],
])("a redirect to %s with the query %s of the visitor leads to %s", (to, search, location) => {
  expect(withSearch(to, search)).toBe(location);
});

test("a path in a loop of redirects is missing", () => {
  const resolve = resolver(redirect("/a", { address: "/B" }), redirect("/b", { address: "/a" }));
  expect(resolve("/a")).toEqual({ kind: "missing" });
});

test("a chain of any number of redirects is missing at once", () => {
  const chain = Array.from({ length: 20_000 }, (_, index) =>
    redirect(`/r${index}`, { address: `/r${index + 1}` }),
  );
  expect(resolver(...chain)("/r0")).toEqual({ kind: "missing" });
  expect(resolver(...chain, redirect("/r20000", { page: "sla" }))("/r19950")).toMatchObject({
    kind: "redirect",
  });
});

test("a page wins over a redirect from its path", () => {
  expect(resolver(redirect("/About-Us", { page: "sla" }))("/about-us").kind).toBe("page");
});

test.each([
  ["a page that is not published", { page: "draft-only" }],
  ["a path that is missing", { address: "/nowhere" }],
  ["a dangerous address", { address: "javascript:alert(1)" }],
  ["another host without a protocol", { address: "//evil.example" }],
  ["nothing yet", {}],
])("a path with a redirect to %s is missing", (_what, to) => {
  expect(resolver(redirect("/x", to))("/x")).toEqual({ kind: "missing" });
});

test("a page is stored under the slug of its path in lower case", () => {
  expect(slugFromPath("/")).toEqual([]);
  expect(slugFromPath("/blog/Threads-In-Plastic")).toEqual(["blog", "threads-in-plastic"]);
  expect(pathFromSlug(["blog", "threads-in-plastic"])).toBe("/blog/threads-in-plastic");
  expect(pathFromSlug()).toBe("/");
});
