import { beforeEach, expect, test } from "vitest";

import { forgetAttempt } from "./attempt.ts";
import { doubt, sendQuote } from "./send-quote.ts";

// As in a browser that forbids storage: the key must hold without it.
beforeEach(() => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("The document's storage is forbidden", "SecurityError");
    },
  });
  forgetAttempt();
});

const values = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  message: "12 brackets",
  phone: "123",
  country: "GB",
};

function recorder() {
  const calls: { url: string; body: unknown; headers: Record<string, string> }[] = [];
  const post = async (url: string, body: string, headers: Record<string, string> = {}) => {
    calls.push({ url, body: JSON.parse(body), headers });
    return { kind: "rejected" as const, message: "later" };
  };
  return { calls, post };
}

test("a retry of the same request carries the same key, another request another one", async () => {
  const { calls, post } = recorder();
  await sendQuote(values, undefined, undefined, post);
  await sendQuote(values, undefined, undefined, post);
  await sendQuote({ ...values, message: "13 brackets" }, undefined, undefined, post);
  forgetAttempt();
  await sendQuote({ ...values, message: "13 brackets" }, undefined, undefined, post);

  const [first, second, third, fourth] = calls.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(third);
});

test("a suspicion is a header and never part of the payload", async () => {
  const { calls, post } = recorder();
  await sendQuote(values, undefined, "too fast", post);
  expect(calls[0]).toMatchObject({ url: "/api/orderInquiry/insert", headers: { "x-suspected": "too fast" } });
  expect(Object.keys(Object(calls[0]?.body))).toHaveLength(9);
});

test.each([
  ["a filled hidden field", { trap: "x", filledInMs: 60_000 }, "hidden field"],
  ["a form sent in no time", { trap: "", filledInMs: 200 }, "too fast"],
  ["a person", { trap: "", filledInMs: 20_000 }, undefined],
])("%s is doubted rightly", (_who, signs, suspicion) => {
  expect(doubt(signs)).toBe(suspicion);
});
