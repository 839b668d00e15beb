import { NEXT_CACHE_IMPLICIT_TAG_ID } from "next/dist/lib/constants.js";
import { expect, test } from "vitest";

import { EVERYTHING_TAG } from "./implicit-tag.ts";

test("EVERYTHING_TAG is the implicit tag of the installed Next", () => {
  expect(EVERYTHING_TAG).toBe(`${NEXT_CACHE_IMPLICIT_TAG_ID}/layout`);
});
