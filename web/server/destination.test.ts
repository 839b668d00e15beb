import { expect, test } from "vitest";

import { BUILD, page } from "../testing/test-context.ts";
import { createFindDestination, createRouteIndex, isInternalRoute, type RouteIndex } from "./destination.ts";

/** The page of the build and one that was published later. `index` is undefined while the lake has not responded. */
function setup(index: RouteIndex | undefined) {
  const home = { status: 200, headers: {}, cookies: [], body: Buffer.from("home") };
  return createFindDestination(
    { ...BUILD, readPage: async (path) => (path === "/" ? home : undefined) },
    { peek: () => index, load: async () => index, expire: () => undefined },
  );
}

const index = createRouteIndex({
  languages: [],
  routes: [page("/"), page("/about-us")],
  redirects: {
    redirects: [{ from: "/old", anchor: null, address: "/about-us", page: null, isTemporary: false }],
    aliases: [],
  },
  directory: [],
});

test.each([
  ["/", { kind: "cacheable", isPage: true }],
  ["/about-us", { kind: "cacheable", isPage: true }],
  ["/block-gallery/dark", { kind: "cacheable", isPage: true }],
  ["/api/share", { kind: "cacheable", isPage: false }],
  ["/api/share/about-us", { kind: "cacheable", isPage: false }],
  ["/sitemap.xml", { kind: "cacheable", isPage: false }],
  ["/_next/static/a.js", { kind: "cacheable", isPage: false }],
  ["/api/echo", { kind: "perRequest", isPage: false }],
  ["/search", { kind: "perRequest", isPage: true }],
  ["/thankyou2/a@b.example", { kind: "perRequest", isPage: true }],
  ["/old", { kind: "redirect", to: "/about-us", isPermanent: true }],
  ["/nothing", { kind: "missing" }],
  ["/block-gallery/nothing", { kind: "missing" }],
  ["/api/share/nothing", { kind: "missing" }],
  ["/api/share/old", { kind: "missing" }],
  ["/api/nothing", { kind: "missing" }],
  ["/_next/nothing", { kind: "missing" }],
  ["/missing-address/none", { kind: "missing" }],
])("%s leads to %j", async (path, destination) => {
  expect(await setup(index)(path)).toEqual(destination);
});

test.each([
  "/_next/static",
  "/_next/static/b.js",
  "/_next/static/../secret.html",
  "/api",
  "/api/echoes",
  "/block-gallery/x",
  "/sitemap-xml",
  "/thankyou2",
  "/thankyou2/a/b",
  "/malformed-address",
  "/missing-request",
  "/_not-found",
  "/constructor",
])("%s is nothing that the build has, or that visitors can request", async (path) => {
  expect(await setup(index)(path)).toEqual({ kind: "missing" });
});

test("a page that the build has rendered is missing when it is no longer published", async () => {
  const empty = {
    routes: [],
    redirects: { redirects: [], aliases: [] },
    directory: [],
    languages: [],
  };
  expect(await setup(createRouteIndex(empty))("/")).toEqual({ kind: "missing" });
});

test("the 404 screen is an internal route, and a page with a similar name is not", () => {
  expect(isInternalRoute("/missing-address/none")).toBe(true);
  expect(isInternalRoute("/missing-addresses")).toBe(false);
});

test("as long as the lake has not responded, only the pages of the build are known", async () => {
  const find = setup(undefined);
  expect([await find("/"), await find("/about-us")]).toEqual([
    { kind: "cacheable", isPage: true },
    { kind: "unknown" },
  ]);
});
