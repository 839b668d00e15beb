import { expect, test } from "vitest";

import { decodePath } from "./decode.ts";

test("a path is decoded, unless an escape is incomplete", () => {
  expect(decodePath("/m%C3%BCller%20gmbh")).toBe("/müller gmbh");
  expect(decodePath("/%E0%A4%A")).toBeUndefined();
});
