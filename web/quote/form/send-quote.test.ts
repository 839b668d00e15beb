import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { quoteForm } from "#locale/en/quote-form.ts";

import { findSuspicion, HONEYPOT_NAME, nextStep, sendQuote, thankYouPath } from "./send-quote.ts";

test("the payload goes to the admin API, and everything else is a header", async () => {
  const calls: unknown[] = [];
  const post = async (url: string, body: string, headers?: Record<string, string>) => {
    calls.push({ url, body: JSON.parse(body), headers });
    return { kind: "received" as const, data: undefined };
  };
  await sendQuote(sampleQuoteRequest, { key: "k-1", suspicion: undefined }, post);
  const marked = { key: "k-2", suspicion: "too fast", isDraft: true, partReport: "Size 1 × 2\nFits" };
  await sendQuote(sampleQuoteRequest, marked, post);
  expect(calls).toEqual([
    {
      url: "/api/orderInquiry/insert",
      body: sampleQuoteRequest,
      headers: { "idempotency-key": "k-1" },
    },
    {
      url: "/api/orderInquiry/insert",
      body: sampleQuoteRequest,
      headers: {
        "idempotency-key": "k-2",
        "x-suspected": "too fast",
        "x-part-report": "Size%201%20%C3%97%202%0AFits",
        "x-draft-mode": "on",
      },
    },
  ]);
});

test("the confirmation has the email address in its URL", () => {
  expect(thankYouPath({ ...sampleQuoteRequest, email: "ada+1@example.com" }, "en")).toBe(
    "/thankyou?Email=ada%2B1%40example.com",
  );
});

test.each([
  ["a filled hidden field", "x", 60_000, "a hidden field was filled in"],
  ["a form that is sent within a second", "", 200, "sent after 0.2 s"],
  ["a person", "", 20_000, undefined],
  ["a person without scripts", "", undefined, undefined],
])("%s has the expected suspicion", (_name, text, filledInMs, suspicion) => {
  expect(findSuspicion(new URLSearchParams({ [HONEYPOT_NAME]: text }), filledInMs)).toBe(suspicion);
});

const ready = { errors: {}, file: "none", phone: "123" } as const;

test("a form that is not valid is not sent", () => {
  expect(nextStep({ ...ready, errors: { email: "Enter your Email" } }, quoteForm)).toEqual({
    kind: "invalid",
  });
});

test("while a file is uploading, an invalid form shows its messages and a warning about the file", () => {
  const step = nextStep({ ...ready, errors: { email: "Enter your Email" }, file: "uploading" }, quoteForm);
  expect(step).toEqual({ kind: "invalid", warning: "The file is being uploaded......" });
});

test("the warning about an uploading file takes precedence over the one about an empty phone number", () => {
  const errors = { phone: "Enter your phone number" };
  expect(nextStep({ errors, phone: "", file: "uploading" }, quoteForm)).toEqual({
    kind: "invalid",
    warning: "The file is being uploaded......",
  });
});

test("while a file is uploading nothing is sent", () => {
  expect(nextStep({ ...ready, file: "uploading" }, quoteForm)).toEqual({
    kind: "wait",
    warning: "The file is being uploaded......",
  });
});

test("an empty phone number also has a warning", () => {
  expect(nextStep({ ...ready, errors: { phone: "Enter your phone number" }, phone: " " }, quoteForm)).toEqual(
    {
      kind: "invalid",
      warning: "Enter your last phone",
    },
  );
});

test("if the upload failed, the visitor is warned before the request is sent without the file", () => {
  expect(nextStep({ ...ready, file: "failed" }, quoteForm)).toMatchObject({ kind: "wait" });
});

test("if the file was not accepted, the visitor is warned before the request is sent without it", () => {
  expect(nextStep({ ...ready, file: "rejected" }, quoteForm)).toEqual({
    kind: "wait",
    warning: "The file was not accepted. Choose another one, or send the request again without it.",
  });
});

test.each(["none", "uploaded"] as const)("a valid form is sent while its file is: %s", (file) => {
  expect(nextStep({ ...ready, file }, quoteForm)).toEqual({ kind: "send" });
});
