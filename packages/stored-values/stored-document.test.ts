import { expect, test } from "vitest";

import { publishedId, releaseOf } from "./stored-document.ts";

test("a draft and a version have the id of their document, and a version has its release", () => {
  const ids = ["about-us", "drafts.about-us", "versions.r1.about-us"];
  expect(ids.map(publishedId)).toEqual(["about-us", "about-us", "about-us"]);
  expect(ids.map(releaseOf)).toEqual([undefined, undefined, "r1"]);
});
