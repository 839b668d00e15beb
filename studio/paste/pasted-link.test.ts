import { expect, test } from "vitest";

import { pastedLink } from "#paste/pasted-link.ts";

test.each([
  ["https://example.com/a?b=1#c", { kind: "external", url: "https://example.com/a?b=1#c" }],
  ["http://example.com/a", { kind: "external", url: "https://example.com/a" }],
  ["mailto:info@example.com?subject=Hello", { kind: "email", email: "info@example.com" }],
  ["tel:+86-27-0000-0000", { kind: "phone", phone: "+86-27-0000-0000" }],
])("%s becomes a link of the site", (address, link) => {
  expect(pastedLink(address)).toEqual(link);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "https://user:word@example.com",
  "mailto:nobody",
  "a b",
])("%s becomes none", (address) => {
  expect(pastedLink(address)).toBeUndefined();
});

const reference = { _type: "reference", _ref: "cnc01" };

test.each([
  ["https://example.com/cnc01", { kind: "internal", reference }],
  ["https://example.com/cnc01#threads", { kind: "internal", reference, anchor: "threads" }],
  ["https://example.com/cnc01#:~:text=Threads", { kind: "internal", reference }],
])("%s leads to the page of this site that stands there", (address, link) => {
  expect(pastedLink(address, () => "cnc01")).toEqual(link);
});
