import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { quoteForm } from "#locale/en/quote-form.ts";

import {
  fieldNamesIn,
  findSuspicion,
  HONEYPOT_NAME,
  nextStep,
  QuoteValues,
  readFields,
  sendQuote,
  thankYouPath,
  toQuoteRequest,
  validate,
} from "./form-logic.ts";

const complete = { ...v.parse(QuoteValues, sampleQuoteRequest), location: "GB +44" };

test("a Japanese form asks for the family name first, and the others for the first name", () => {
  expect(fieldNamesIn("ja-JP")).toEqual(["lastName", "firstName", "email", "location", "phone", "message"]);
  expect(fieldNamesIn("de-DE")).toEqual(["firstName", "lastName", "email", "location", "phone", "message"]);
});

test("an empty form has the message of each field", () => {
  expect(validate({}, quoteForm)).toEqual({
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your Email",
    message: "Enter your Project Description",
    phone: "Enter your phone number",
    location: "Please select the location number/Enter your phone number",
  });
});

test("a complete form has no message", () => {
  expect(validate(complete, quoteForm)).toEqual({});
});

test.each([
  ["firstName", 250],
  ["lastName", 250],
  ["email", 100],
  ["message", 500],
  ["phone", 50],
] as const)("%s accepts %i characters and no more", (name, maxLength) => {
  expect(validate({ ...complete, [name]: "x".repeat(maxLength) }, quoteForm)).toEqual({});
  expect(validate({ ...complete, [name]: "x".repeat(maxLength + 1) }, quoteForm)).toEqual({
    [name]: `Use at most ${maxLength} characters`,
  });
});

test("white space counts as missing, and the format of an email address is not checked", () => {
  expect(validate({ ...complete, firstName: "  " }, quoteForm)).toEqual({
    firstName: "Enter your first name",
  });
  expect(validate({ ...complete, email: "ada" }, quoteForm)).toEqual({});
});

test("the payload has exactly the specified fields, with a plus sign before the dialing code", () => {
  expect(toQuoteRequest(complete)).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    message: "12 brackets, AlMg3, 2 mm",
    phone: "20 7946 0000",
    fileUpload: "",
    fileName: "",
    location: "+44",
    webType: "website",
  });
});

test("the payload has the URL and the name of an uploaded file", () => {
  const file = { url: "https://files.example/quote/a/1.step", name: "part.step" };
  expect(toQuoteRequest(complete, file)).toMatchObject({
    fileUpload: "https://files.example/quote/a/1.step",
    fileName: "part.step",
  });
});

test("a country that is not known has a message of its own, and an empty one the usual message", () => {
  expect(validate({ ...complete, location: "Atlantis" }, quoteForm).location).toMatch(
    /^We don't recognize “Atlantis”\./,
  );
  expect(validate({ ...complete, location: " " }, quoteForm).location).toMatch(/^Please select/);
});

test.each(["GB +44", "+44", "United Kingdom"])("the country can be typed as %j", (location) => {
  expect(toQuoteRequest({ ...complete, location }).location).toBe("+44");
});

test("the form's data has the texts of all fields, with the line breaks that the visitor typed", () => {
  const data = new URLSearchParams({
    firstName: "Ada",
    country: "+44",
    message: "12 brackets\r\n2 mm",
    role: "admin",
  });
  expect(readFields(data)).toEqual({
    firstName: "Ada",
    lastName: "",
    email: "",
    location: "+44",
    phone: "",
    message: "12 brackets\n2 mm",
  });
});

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
