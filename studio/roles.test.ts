import { expect, test } from "vitest";

import { mayReadQuoteRequests, maySetRecipients } from "#roles.ts";

test.each([
  ["viewer", false],
  ["contributor", false],
  ["editor", true],
  ["administrator", true],
  ["developer", true],
  ["translators", false],
])("whether the role %s may read quote requests", (name, expected) => {
  expect(mayReadQuoteRequests({ roles: [{ name, title: name }] })).toBe(expected);
});

test("before the account is known, nothing is allowed", () => {
  expect([mayReadQuoteRequests(null), maySetRecipients(null)]).toEqual([false, false]);
});

test.each([
  ["viewer", false],
  ["editor", false],
  ["developer", false],
  ["administrator", true],
])("whether the role %s may change the email settings", (name, expected) => {
  expect(maySetRecipients({ roles: [{ name, title: name }] })).toBe(expected);
});
