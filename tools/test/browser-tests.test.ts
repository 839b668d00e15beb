import { expect, test } from "vitest";

import { testFiles } from "./browser-tests.ts";

test("a test file or folder can be named relative to e2e or to the root", () => {
  expect(testFiles(["visitor/search.spec.ts", "e2e/editor"])).toEqual(["visitor/search.spec.ts", "editor"]);
});

test("a name without a file is reported before anything starts", () => {
  expect(() => testFiles(["visitor/serch.spec.ts"])).toThrow(
    "There is no test file e2e/visitor/serch.spec.ts",
  );
});
