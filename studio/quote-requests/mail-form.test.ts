import { expect, test } from "vitest";

import { recipientsIn } from "#quote-requests/mail-form.tsx";

test("recipients are separated by lines, commas and semicolons", () => {
  expect(recipientsIn(" a@example.com\r\n\nb@example.com, c@example.com;d@example.com;")).toEqual([
    "a@example.com",
    "b@example.com",
    "c@example.com",
    "d@example.com",
  ]);
});

test("a name or two addresses in one line stay together, so that one message is about all of it", () => {
  expect(recipientsIn("Sales Team\na@example.com b@example.com")).toEqual([
    "Sales Team",
    "a@example.com b@example.com",
  ]);
});
