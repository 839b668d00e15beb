import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { quoteForm } from "#locale/en/quote-form.ts";

import { fieldNamesIn, QuoteValues, readFields, toQuoteRequest, validate } from "./quote-fields.ts";

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
