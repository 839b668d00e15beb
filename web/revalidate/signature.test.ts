import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";

import { isSignedBody } from "./signature.ts";

const secret = "a-secret-of-the-office";
const now = Date.parse("2026-11-21T12:00:00Z");
const body = `{"documents":[]}`;

test("a body signed the way Sanity signs it is accepted", async () => {
  expect(isSignedBody(body, await encodeSignatureHeader(body, now, secret), { secret, now })).toBe(true);
});

test("another body, another secret and another time are refused", async () => {
  const header = await encodeSignatureHeader(body, now, secret);
  expect(isSignedBody(`{ "documents":[]}`, header, { secret, now })).toBe(false);
  expect(isSignedBody(body, header, { secret: "another-secret-here", now })).toBe(false);
  expect(isSignedBody(body, header.replace(`t=${now}`, `t=${now + 1}`), { secret, now })).toBe(false);
});

test("a signature is good for five minutes", async () => {
  const header = await encodeSignatureHeader(body, now, secret);
  expect(isSignedBody(body, header, { secret, now: now + 300_000 })).toBe(true);
  expect(isSignedBody(body, header, { secret, now: now + 300_001 })).toBe(false);
  expect(isSignedBody(body, header, { secret, now: now - 300_001 })).toBe(false);
});

test.each([null, "", "t=1", "v1=abc", `t=${now},v1=`, `t=x,v1=abc`, `t=${now},v1=é`])(
  "the header %j is refused",
  (header) => {
    expect(isSignedBody(body, header, { secret, now })).toBe(false);
  },
);
