import { expect, test } from "vitest";

import { mayChangePublished, mayUpload } from "./roles.ts";

test.each([
  ["viewer", [false, false]],
  ["contributor", [true, false]],
  ["editor", [true, true]],
  ["administrator", [true, true]],
  ["developer", [true, true]],
  ["translators", [true, true]],
])("whether the role %s may upload, and change pictures", (name, expected) => {
  const user = { roles: [{ name, title: name }] };
  expect([mayUpload(user), mayChangePublished(user)]).toEqual(expected);
});

test("before the account is known, nothing is allowed", () => {
  expect([mayUpload(null), mayChangePublished(null)]).toEqual([false, false]);
});
