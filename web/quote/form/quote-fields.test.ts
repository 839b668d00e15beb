import { expect, test } from "vitest";

import { NO_VALUES, toQuoteRequest, validate } from "./quote-fields.ts";

const complete = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  message: "12 brackets, AlMg3",
  phone: "123 456",
  location: "GB",
};

test("an empty form has the message of each field", () => {
  expect(validate(NO_VALUES)).toEqual({
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your Email",
    message: "Enter your Project Description",
    phone: "Enter your phone number",
    location: "Please select the location number/Enter your phone number",
  });
});

test("a complete form has none", () => {
  expect(validate(complete)).toEqual({});
});

test.each([
  ["firstName", 250],
  ["lastName", 250],
  ["email", 100],
  ["message", 500],
  ["phone", 50],
] as const)("%s may have %i characters and no more", (name, most) => {
  expect(validate({ ...complete, [name]: "x".repeat(most) })).toEqual({});
  expect(validate({ ...complete, [name]: "x".repeat(most + 1) })).toEqual({
    [name]: `Use at most ${most} characters`,
  });
});

test("blanks are nothing, and the form of an e-mail address is not checked", () => {
  expect(validate({ ...complete, firstName: "  " })).toEqual({ firstName: "Enter your first name" });
  expect(validate({ ...complete, email: "ada" })).toEqual({});
});

test("the payload has the nine fields and no others, with the plus before the country's code", () => {
  expect(toQuoteRequest(complete, undefined)).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    message: "12 brackets, AlMg3",
    phone: "123 456",
    fileUpload: "",
    fileName: "",
    location: "+44",
    webType: "website",
  });
});

test("a stored file is in the payload with its address and its name", () => {
  const file = { url: "https://files.example/quote/a/1.step", name: "part.step" };
  expect(toQuoteRequest(complete, file)).toMatchObject({
    fileUpload: "https://files.example/quote/a/1.step",
    fileName: "part.step",
  });
});
