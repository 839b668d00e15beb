import { expect, test } from "vitest";

import { privateAddress } from "./private-address.ts";

test.each([
  ["https://site.example/", "https://site.example/"],
  ["https://site.example/cnc-machining?utm_source=a#rules", "https://site.example/cnc-machining"],
  ["https://site.example/thankyou?Email=ada%40mail.example", "https://site.example/thankyou"],
  ["https://site.example/thankyou2/ada@mail.example", "https://site.example/thankyou2"],
  ["https://site.example/ThankYou2/ada%40mail.example", "https://site.example/thankyou2"],
  ["https://site.example/thankyou2/ada.at.mail", "https://site.example/thankyou2"],
  ["https://site.example/x/ada@mail.example/y", "https://site.example/x/y"],
])("%s becomes %s", (address, clean) => {
  expect(privateAddress(address)).toBe(clean);
});

test("an address without an origin gets the page's", () => {
  expect(privateAddress("/thankyou?Email=a@b.example", "https://site.example")).toBe(
    "https://site.example/thankyou",
  );
});
