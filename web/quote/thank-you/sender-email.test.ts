import { expect, test } from "vitest";

import { emailFromUrl } from "./sender-email.client.tsx";

test.each([
  ["/thankyou", "?Email=ada%40example.com"],
  ["/ThankYou", "?Email=ada@example.com"],
  ["/thankyou2/ada@example.com", ""],
  ["/thankyou2/ada%40example.com", ""],
])("%s%s has an email address", (pathname, search) => {
  expect(emailFromUrl({ pathname, search })).toBe("ada@example.com");
});

test.each([
  ["/thankyou", ""],
  ["/thankyou", "?Email=Call+this+number"],
  ["/thankyou", "?Email=<b>a@b</b>"],
  ["/thankyou", `?Email=${"a".repeat(100)}@b.c`],
  ["/thankyou2/%E0%A4%A", ""],
])("%s%s has no email address", (pathname, search) => {
  expect(emailFromUrl({ pathname, search })).toBeUndefined();
});
