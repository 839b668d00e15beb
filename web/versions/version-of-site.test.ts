import { expect, test, vi } from "vitest";

import { createVersionCheck } from "./version-of-site.ts";

const page = {
  blocks: [
    { _key: "a", _type: "quoteCall" },
    { _key: "b", _type: "quoteCall", share: 50 },
  ],
};
const loadPage = vi.fn<(path: string) => Promise<typeof page | null>>(async (path) =>
  path === "/about-us" ? page : null,
);
const failToLoad = () => Promise.reject(new Error("away"));

test("only a second version of the page is counted", async () => {
  const isVersion = createVersionCheck(loadPage);
  const check = (body: object) => isVersion(JSON.stringify(body));
  expect(await check({ pageUrl: "/about-us", block: "b" })).toBe(true);
  expect(await check({ pageUrl: "/about-us", block: "a" })).toBe(false);
  expect(await check({ pageUrl: "/about-us", block: "invented" })).toBe(false);
  expect(await check({ pageUrl: "/invented", block: "b" })).toBe(false);
  loadPage.mockClear();
  expect(await check({ pageUrl: `/${"x".repeat(1000)}`, block: "b" })).toBe(false);
  expect(loadPage).not.toHaveBeenCalled();
});

test("the admin host rejects a body without a page or a block", async () => {
  const isVersion = createVersionCheck(loadPage);
  expect(await isVersion('{"pageUrl":"/about-us"}')).toBe(true);
  expect(await isVersion("{")).toBe(true);
});

test("while the lake does not respond, versions are counted unchecked", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await createVersionCheck(failToLoad)('{"pageUrl":"/any","block":"b"}')).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});

test("a page is loaded once in half a minute, because that takes as long as rendering it", async () => {
  let now = 0;
  loadPage.mockClear();
  const isVersion = createVersionCheck(loadPage, () => now);
  const body = '{"pageUrl":"/about-us","block":"b"}';
  await Promise.all([isVersion(body), isVersion(body)]);
  expect(await isVersion(body)).toBe(true);
  expect(loadPage).toHaveBeenCalledTimes(1);
  now = 30_000;
  expect(await isVersion(body)).toBe(true);
  expect(loadPage).toHaveBeenCalledTimes(2);
});
