import { expect, test } from "vitest";

import { missingTarget } from "./link.ts";

test.each([
  ["internal", "reference", "Choose a page"],
  ["external", "url", "Enter the address"],
  ["email", "email", "Enter the email address"],
  ["phone", "phone", "Enter the phone number"],
  ["file", "file", "Choose a file"],
])("a link of the kind %s needs %s", (kind, field, message) => {
  expect(missingTarget({ _type: "link", kind, newWindow: false })).toEqual({ message, path: [field] });
  expect(missingTarget({ _type: "link", kind, [field]: "something" })).toBeUndefined();
});

test("a link to the quote form needs no target", () => {
  expect(missingTarget({ _type: "link", kind: "quote" })).toBeUndefined();
});

test("a link without a kind is reported, even if it has other values", () => {
  expect(missingTarget({ _type: "link", newWindow: false, url: "https://example.com" })).toEqual({
    message: "Choose where the link goes",
    path: ["kind"],
  });
});
