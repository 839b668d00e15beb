import { expect, test } from "vitest";

import { emailIn } from "./email-in.ts";

test.each([
  ["/thankyou", "?Email=ada%40example.com"],
  ["/ThankYou", "?Email=ada@example.com"],
  ["/thankyou2/ada@example.com", ""],
  ["/thankyou2/ada%40example.com", ""],
])("%s%s tells the address and is cleaned of it", (pathname, search) => {
  expect(emailIn({ pathname, search })).toEqual({ found: "ada@example.com", cleanPath: "/thankyou" });
});

test.each([
  ["/thankyou", ""],
  ["/thankyou", "?Email=Call+this+number"],
  ["/thankyou", "?Email=<b>a@b</b>"],
  ["/thankyou", `?Email=${"a".repeat(100)}@b.c`],
  ["/thankyou2/%E0%A4%A", ""],
])("%s%s tells none", (pathname, search) => {
  expect(emailIn({ pathname, search }).found).toBeUndefined();
});
