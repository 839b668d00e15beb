import { expect, test } from "vitest";

import { requestPath } from "./request-path.ts";

test.each([
  ["en", "/request/abc"],
  [undefined, "/request/abc"],
  ["de", "/de/request/abc"],
  ["zh-hant", "/zh-hant/request/abc"],
  ["/evil.example", "/request/abc"],
])("in the language %j, the page of a request is at %s", (language, path) => {
  expect(requestPath("abc", language)).toBe(path);
});
