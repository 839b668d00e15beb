import { expect, test } from "vitest";

import { mayChangePublished, maySetRecipients, mayReadQuoteRequests, mayUpload } from "#roles.ts";

test.each([
  ["viewer", [false, false, false]],
  ["contributor", [false, true, false]],
  ["editor", [true, true, true]],
  ["administrator", [true, true, true]],
  ["developer", [true, true, true]],
  ["translators", [false, true, true]],
])("whether the role %s may read quote requests, upload, and change pictures", (name, expected) => {
  const user = { roles: [{ name, title: name }] };
  expect([mayReadQuoteRequests(user), mayUpload(user), mayChangePublished(user)]).toEqual(expected);
});

test("before the account is known, nothing is allowed", () => {
  expect([mayReadQuoteRequests(null), mayUpload(null), mayChangePublished(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ["viewer", false],
  ["editor", false],
  ["developer", false],
  ["administrator", true],
])("whether the role %s may change the email settings", (name, expected) => {
  expect(maySetRecipients({ roles: [{ name, title: name }] })).toBe(expected);
});
