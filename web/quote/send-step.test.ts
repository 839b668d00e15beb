import { expect, test } from "vitest";

import { nextStep } from "./send-step.ts";

const ready = { errors: {}, file: "none", phone: "123" } as const;

test("a form that is not valid is not sent", () => {
  expect(nextStep({ ...ready, errors: { email: "Enter your Email" } })).toEqual({ kind: "invalid" });
});

test("what is not valid comes before a file that is still uploading", () => {
  const step = nextStep({ ...ready, errors: { email: "Enter your Email" }, file: "uploading" });
  expect(step).toEqual({ kind: "invalid" });
});

test("while a file is uploading nothing is sent", () => {
  expect(nextStep({ ...ready, file: "uploading" })).toEqual({
    kind: "wait",
    warning: "The file is being uploaded......",
  });
});

test("an empty phone number has a warning of its own", () => {
  expect(nextStep({ ...ready, errors: { phone: "Enter your phone number" }, phone: " " })).toEqual({
    kind: "invalid",
    warning: "Enter your last phone",
  });
});

test("a file that failed is not left behind in silence", () => {
  expect(nextStep({ ...ready, file: "failed" })).toMatchObject({ kind: "wait" });
});

test("a file that was not taken is not left out in silence", () => {
  expect(nextStep({ ...ready, file: "rejected" })).toEqual({
    kind: "wait",
    warning: "The file was not taken. Choose another one, or send the request again without it.",
  });
});

test.each(["none", "uploaded"] as const)("a valid form with a file that is %s is sent", (file) => {
  expect(nextStep({ ...ready, file })).toEqual({ kind: "send" });
});
