import { expect, test } from "vitest";

import { expiryProblem, validItems } from "./certificate.ts";

const NOON = Date.parse("2027-05-31T12:00:00Z");

test("the Studio warns 60 days before a certificate expires, and after it has expired", () => {
  expect(expiryProblem("2027-12-31", NOON)).toBeUndefined();
  expect(expiryProblem("2027-08-01", NOON)).toBeUndefined();
  expect(expiryProblem("2027-07-29", NOON)).toBe(
    "This certificate expires in 60 days: enter the new one in time",
  );
  expect(expiryProblem("2027-05-31", NOON)).toContain("expires in 1 day:");
  expect(expiryProblem("2027-05-30", NOON)).toContain("has expired");
});

test("a certificate is valid until the end of its day", () => {
  const items = [{ validUntil: "2027-05-30" }, { validUntil: "2027-05-31" }, {}];
  expect(validItems(items, NOON)).toEqual([{ validUntil: "2027-05-31" }, {}]);
});
