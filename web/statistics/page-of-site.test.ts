import { expect, test, vi } from "vitest";

import { createRouteMap } from "#cms/resolve-path.ts";

import { isPageOfSite } from "./page-of-site.ts";

const routes = createRouteMap([{ _id: "about", _type: "page", path: "/about-us", language: null }]);
const check = (pageUrl: string) => isPageOfSite(JSON.stringify({ pageUrl }), async () => routes);

test.each([
  "/about-us",
  "/About-Us/",
  "http://localhost:3000/about-us?x",
  "/search",
  "/thankyou2",
  "/quote",
  "/de/quote",
])("%s is a page of the site", async (pageUrl) => {
  expect(await check(pageUrl)).toBe(true);
});

test.each(["/invented", "/about-us/invented", "/<script>alert(1)</script>", "/wp-login.php"])(
  "%s is no page of the site, so it is not counted",
  async (pageUrl) => {
    expect(await check(pageUrl)).toBe(false);
  },
);

test.each(["{", "[]", '{"pageUrl":1}'])("the admin host rejects the body %s", async (body) => {
  expect(await isPageOfSite(body, async () => routes)).toBe(true);
});

test("while the lake does not respond, views are counted unchecked", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await isPageOfSite('{"pageUrl":"/any"}', () => Promise.reject(new Error("away")))).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});
