import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";

import { QuoteValues } from "./quote-fields.ts";
import { findSuspicion, forgetAttempt, nextStep, sendQuote } from "./send-quote.ts";

// The browser forbids storage, so the key must be kept in memory.
beforeEach(() => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("The document's storage is forbidden", "SecurityError");
    },
  });
  forgetAttempt();
});

afterEach(() => Reflect.deleteProperty(globalThis, "sessionStorage"));

const values = { ...v.parse(QuoteValues, sampleQuoteRequest), location: "GB" };

const noMarks = { suspicion: undefined, isDraft: false };

function recorder() {
  const calls: { url: string; body: unknown; headers: Record<string, string> }[] = [];
  const post = async (url: string, body: string, headers: Record<string, string> = {}) => {
    calls.push({ url, body: JSON.parse(body), headers });
    return { kind: "rejected" as const, message: "later" };
  };
  return { calls, post };
}

test("a retry of the same request has the same idempotency key, and another request has a different one", async () => {
  const { calls, post } = recorder();
  await sendQuote(values, undefined, noMarks, post);
  await sendQuote(values, undefined, noMarks, post);
  await sendQuote({ ...values, message: "13 brackets" }, undefined, noMarks, post);
  forgetAttempt();
  await sendQuote({ ...values, message: "13 brackets" }, undefined, noMarks, post);

  const [first, second, third, fourth] = calls.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(third);
});

test("a suspicion is a header and never part of the payload", async () => {
  const { calls, post } = recorder();
  await sendQuote(values, undefined, { ...noMarks, suspicion: "too fast" }, post);
  expect(calls[0]).toMatchObject({ url: "/api/orderInquiry/insert", headers: { "x-suspected": "too fast" } });
  expect(Object.keys(Object(calls[0]?.body))).toHaveLength(9);
});

test("a request from a page in draft mode has a header, so that the statistics leave it out", async () => {
  const { calls, post } = recorder();
  await sendQuote(values, undefined, { ...noMarks, isDraft: true }, post);
  await sendQuote(values, undefined, noMarks, post);
  expect(calls.map(({ headers }) => headers["x-draft-mode"])).toEqual(["on", undefined]);
});

test.each([
  ["a filled hidden field", { honeypot: "x", filledInMs: 60_000 }, "hidden field"],
  ["a form that is sent within a second", { honeypot: "", filledInMs: 200 }, "too fast"],
  ["a person", { honeypot: "", filledInMs: 20_000 }, undefined],
])("%s has the expected suspicion", (_name, signs, suspicion) => {
  expect(findSuspicion(signs)).toBe(suspicion);
});

const ready = { errors: {}, file: "none", phone: "123" } as const;

test("a form that is not valid is not sent", () => {
  expect(nextStep({ ...ready, errors: { email: "Enter your Email" } })).toEqual({ kind: "invalid" });
});

test("while a file is uploading, an invalid form shows its messages and a warning about the file", () => {
  const step = nextStep({ ...ready, errors: { email: "Enter your Email" }, file: "uploading" });
  expect(step).toEqual({ kind: "invalid", warning: "The file is being uploaded......" });
});

test("the warning about an uploading file takes precedence over the one about an empty phone number", () => {
  const errors = { phone: "Enter your phone number" };
  expect(nextStep({ errors, phone: "", file: "uploading" })).toEqual({
    kind: "invalid",
    warning: "The file is being uploaded......",
  });
});

test("while a file is uploading nothing is sent", () => {
  expect(nextStep({ ...ready, file: "uploading" })).toEqual({
    kind: "wait",
    warning: "The file is being uploaded......",
  });
});

test("an empty phone number also has a warning", () => {
  expect(nextStep({ ...ready, errors: { phone: "Enter your phone number" }, phone: " " })).toEqual({
    kind: "invalid",
    warning: "Enter your last phone",
  });
});

test("if the upload failed, the visitor is warned before the request is sent without the file", () => {
  expect(nextStep({ ...ready, file: "failed" })).toMatchObject({ kind: "wait" });
});

test("if the file was not accepted, the visitor is warned before the request is sent without it", () => {
  expect(nextStep({ ...ready, file: "rejected" })).toEqual({
    kind: "wait",
    warning: "The file was not accepted. Choose another one, or send the request again without it.",
  });
});

test.each(["none", "uploaded"] as const)("a valid form is sent while its file is: %s", (file) => {
  expect(nextStep({ ...ready, file })).toEqual({ kind: "send" });
});
