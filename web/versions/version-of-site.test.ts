import { expect, test, vi } from "vitest";

import { isVersionOfSite } from "./version-of-site.ts";

const page = {
  blocks: [
    { _key: "a", _type: "quoteCall" },
    { _key: "b", _type: "quoteCall", share: 50 },
  ],
};
const loadPage = async (path: string) => (path === "/about-us" ? page : null);
const failToLoad = () => Promise.reject(new Error("away"));
const check = (body: object) => isVersionOfSite(JSON.stringify(body), loadPage);

test("only a second version of the page is counted", async () => {
  expect(await check({ pageUrl: "/about-us", block: "b" })).toBe(true);
  expect(await check({ pageUrl: "/about-us", block: "a" })).toBe(false);
  expect(await check({ pageUrl: "/about-us", block: "invented" })).toBe(false);
  expect(await check({ pageUrl: "/invented", block: "b" })).toBe(false);
});

test("the admin host rejects a body without a page or a block", async () => {
  expect(await check({ pageUrl: "/about-us" })).toBe(true);
  expect(await isVersionOfSite("{", loadPage)).toBe(true);
});

test("while the lake does not respond, versions are counted unchecked", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await isVersionOfSite('{"pageUrl":"/any","block":"b"}', failToLoad)).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});
