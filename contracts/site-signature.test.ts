import { expect, test } from "vitest";

import { isSignedBySite, signSiteRequest } from "./site-signature.ts";

const SECRET = "a-long-shared-secret";
const REQUEST = { path: "/api/oss/upload", body: `{"filePath":"quote"}` };
const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const header = signSiteRequest(SECRET, REQUEST, NOW);

test("a request that the site has signed is accepted for five minutes, by clocks that differ", () => {
  for (const minutes of [-4.9, 0, 4.9])
    expect(isSignedBySite(SECRET, header, REQUEST, NOW + minutes * 60_000)).toBe(true);
  for (const minutes of [-5.1, 5.1])
    expect(isSignedBySite(SECRET, header, REQUEST, NOW + minutes * 60_000)).toBe(false);
});

test.each<[string, string, string | undefined, typeof REQUEST]>([
  ["another secret", "another-long-secret", header, REQUEST],
  ["another body", SECRET, header, { ...REQUEST, body: "{}" }],
  ["another path", SECRET, header, { ...REQUEST, path: "/api/orderInquiry/insert" }],
  ["no header", SECRET, undefined, REQUEST],
  ["an empty header", SECRET, "", REQUEST],
  ["no signature", SECRET, `t=${NOW},v1=`, REQUEST],
  ["another time", SECRET, header.replace(/t=\d/, "t=2"), REQUEST],
  ["a longer signature", SECRET, `${header}A`, REQUEST],
])("%s is rejected", (_case, secret, value, request) => {
  expect(isSignedBySite(secret, value, request, NOW)).toBe(false);
});
