import { expect, test } from "vitest";

import { createIsBuilt, readBuiltRoutes } from "./built-routes.ts";

const isBuilt = createIsBuilt([
  "/[[...slug]]",
  "/_not-found",
  "/api/build",
  "/api/share/[[...slug]]",
  "/blog/feed.xml",
  "/block-gallery/[tone]",
  "/malformed-address",
  "/missing-address/[near]",
  "/thankyou2/[Email]",
]);

test.each([
  "/api/build",
  "/api/share",
  "/api/share/blog/a",
  "/blog/feed.xml",
  "/block-gallery/dark",
  "/thankyou2/a@b.example",
])("%s has a route of its own", (path) => {
  expect(isBuilt(path)).toBe(true);
});

test.each([
  "/",
  "/about-us",
  "/api",
  "/api/builds",
  "/api/share-x",
  "/blog/feed-xml",
  "/thankyou2",
  "/thankyou2/a/b",
  "/malformed-address",
  "/missing-address/none",
  "/_not-found",
])("%s has none that a visitor may ask for", (path) => {
  expect(isBuilt(path)).toBe(false);
});

test("a folder without a build is said to be one", async () => {
  await expect(readBuiltRoutes("/nowhere/.next")).rejects.toThrow(
    "There is no build of the site in /nowhere/.next. Run `pnpm build` first.",
  );
});
