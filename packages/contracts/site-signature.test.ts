import { expect, test } from "vitest";

import { isSentBySite, isSignedBySite, signSiteRequest } from "./site-signature.ts";

const SECRET = "a-long-shared-secret";
const REQUEST = { path: "/api/oss/upload", body: `{"filePath":"quote"}` };
const header = signSiteRequest(SECRET, REQUEST);

test("a request that the site signed is accepted", () => {
  expect(isSignedBySite(SECRET, header, REQUEST)).toBe(true);
});

test.each<[string, string, string | undefined, typeof REQUEST]>([
  ["another secret", "another-long-secret", header, REQUEST],
  ["another body", SECRET, header, { ...REQUEST, body: "{}" }],
  ["another path", SECRET, header, { ...REQUEST, path: "/api/orderInquiry/insert" }],
  ["no header", SECRET, undefined, REQUEST],
  ["an empty header", SECRET, "", REQUEST],
  ["a shorter signature", SECRET, header.slice(0, -2), REQUEST],
  ["a longer signature", SECRET, `${header}AA`, REQUEST],
])("%s is rejected", (_case, secret, value, request) => {
  expect(isSignedBySite(secret, value, request)).toBe(false);
});

test.each<[string, string, string | undefined, string, boolean]>([
  ["a request of the site", SECRET, header, REQUEST.path, true],
  ["another secret", "another-long-secret", header, REQUEST.path, false],
  ["another path", SECRET, header, "/api/orderInquiry/insert", false],
  ["no header", SECRET, undefined, REQUEST.path, false],
  ["a signature of nothing", SECRET, ".", REQUEST.path, false],
])("before the body is read, %s is recognized", (_case, secret, value, path, isSent) => {
  expect(isSentBySite(secret, value, path)).toBe(isSent);
});
