import * as v from "valibot";
import { expect, test } from "vitest";

import { QuoteRequest } from "./quote-request.ts";
import { sampleQuoteRequest } from "./testing/sample-quote-request.ts";

test.each([
  ["firstName", 250],
  ["lastName", 250],
  ["email", 100],
  ["phone", 50],
  ["message", 500],
] as const)("%s can have %i characters, and one more is rejected", (field, maxLength) => {
  const parse = (length: number) =>
    v.safeParse(QuoteRequest, { ...sampleQuoteRequest, [field]: "x".repeat(length) });
  expect(parse(maxLength).success).toBe(true);
  expect(parse(maxLength + 1).issues).toMatchObject([
    { message: `Use at most ${maxLength} characters`, path: [{ key: field }] },
  ]);
});
