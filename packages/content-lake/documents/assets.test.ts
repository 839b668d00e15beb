import { expect, test } from "vitest";

import { MemoryDocuments } from "../testing/engine.ts";
import { isAssetOnSite } from "./assets.ts";

test.each([
  ["page", true],
  ["imported.page", true],
  ["drafts.page", false],
  ["versions.release.page", false],
])("an asset to which %s refers is on the site: %s", (_id, isOnSite) => {
  const picture = { _ref: "image", _type: "reference" };
  expect(isAssetOnSite("image", new MemoryDocuments([{ _id, _type: "page", picture }]))).toBe(isOnSite);
});
