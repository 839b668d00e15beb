import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";

import { isSignedBody } from "./receive-webhook.ts";

const secret = "a-secret-of-the-editors";
const now = Date.parse("2026-11-21T12:00:00Z");
const body = `{"documents":[]}`;

test("a body signed the way Sanity signs it is accepted", async () => {
  const header = await encodeSignatureHeader(body, now, secret);
  expect(isSignedBody(body, header, { secret, now })).toBe(true);
});

test("another body, another secret and another time are rejected", async () => {
  const header = await encodeSignatureHeader(body, now, secret);
  expect(isSignedBody(`{ "documents":[]}`, header, { secret, now })).toBe(false);
  expect(isSignedBody(body, header, { secret: "another-secret-here", now })).toBe(false);
  expect(isSignedBody(body, header.replace(`t=${now}`, `t=${now + 1}`), { secret, now })).toBe(false);
});

test("a signature is valid for five minutes", async () => {
  const header = await encodeSignatureHeader(body, now, secret);
  expect(isSignedBody(body, header, { secret, now: now + 300_000 })).toBe(true);
  expect(isSignedBody(body, header, { secret, now: now + 300_001 })).toBe(false);
  expect(isSignedBody(body, header, { secret, now: now - 300_001 })).toBe(false);
});

test.each([
  ["a space for the comma", (header: string) => header.replace(",", " ")],
  ["a leading zero", (header: string) => header.replace("t=", "t=0")],
  ["a leading space", (header: string) => ` ${header}`],
])(
  "a valid header spelled with %s is rejected: replay protection compares headers",
  async (_name, respell) => {
    const header = await encodeSignatureHeader(body, now, secret);
    expect(isSignedBody(body, respell(header), { secret, now })).toBe(false);
  },
);

test.each(["", "t=1", "v1=abc", `t=${now},v1=`, `t=x,v1=abc`, `t=${now},v1=é`])(
  "the header %j is rejected",
  (header) => {
    expect(isSignedBody(body, header, { secret, now })).toBe(false);
  },
);
