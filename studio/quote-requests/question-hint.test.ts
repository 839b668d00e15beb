import { expect, test } from "vitest";

import { questionHint } from "./question-hint.ts";

test("staff read whether a question is emailed, and why not", () => {
  expect(questionHint("ada@example.com", undefined)).toBe(
    "It is emailed to ada@example.com with a link to the page for the answer.",
  );
  expect(questionHint("ada@example.com", "server")).toMatch(/not emailed, because the server sends no email/);
  expect(questionHint("ada@", "address")).toMatch(/not emailed, because “ada@” is not an email address/);
  expect(questionHint("ada@example.com", "rejected")).toMatch(/another email to it could not be delivered/);
});
