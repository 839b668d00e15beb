import { NO_DETAILS, RequestDetails, type RequestPart } from "contracts/request-page.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { mergeDetails } from "./merge-details.ts";

const details = (...parts: Partial<RequestPart>[]) => v.parse(RequestDetails, { parts });
const lid = { id: "lid", part: "Lid", quantity: "10" };
const pin = { id: "pin", part: "Pin", quantity: "20" };
const cap = { id: "cap", part: "Cap", quantity: "30" };

test.each([
  ["nobody else", [lid], [lid], [lid, pin], [lid, pin]],
  ["both have added a part", [lid], [lid, pin], [lid, cap], [lid, pin, cap]],
  [
    "both have changed a field",
    [lid],
    [{ ...lid, quantity: "11" }],
    [{ ...lid, note: "Red" }],
    [{ ...lid, quantity: "11", note: "Red" }],
  ],
  [
    "both have changed the same field",
    [lid],
    [{ ...lid, quantity: "11" }],
    [{ ...lid, quantity: "12" }],
    [{ ...lid, quantity: "12" }],
  ],
  ["this one has removed a part", [lid, pin], [lid, pin, cap], [pin], [pin, cap]],
  [
    "the other has removed a part",
    [lid, pin],
    [pin],
    [lid, { ...pin, note: "Red" }],
    [{ ...pin, note: "Red" }],
  ],
  [
    "the other has changed a part that this one has removed",
    [lid],
    [{ ...lid, note: "Red" }],
    [],
    [{ ...lid, note: "Red" }],
  ],
  [
    "the other has removed a part that this one has changed",
    [lid],
    [],
    [{ ...lid, note: "Red" }],
    [{ ...lid, note: "Red" }],
  ],
  ["this one sends an added part again", [], [lid], [{ ...lid, note: "Red" }], [{ ...lid, note: "Red" }]],
])("%s", (_name, shown, stored, sent, merged) => {
  const merge = { shown: [details(...shown)], stored: details(...stored), details: details(...sent) };
  expect(mergeDetails(merge)).toEqual(details(...merged));
});

test("each field of the order is merged", () => {
  const stored = { ...NO_DETAILS, company: "ACME", country: "Japan" };
  const shown = { ...NO_DETAILS, company: "ACME" };
  expect(mergeDetails({ stored, shown: [shown], details: { ...shown, incoterm: "DAP" } })).toEqual({
    ...stored,
    incoterm: "DAP",
  });
});

test.each([
  ["clears a field", [{ ...lid, note: "Red" }], [lid], [lid]],
  ["removes a part", [lid, pin], [lid], [lid]],
  ["keeps a part", [lid], [lid, pin], [lid, pin]],
])("a customer whose last save got no answer %s", (_name, stored, sent, merged) => {
  const unanswered = details({ ...lid, note: "Red" }, pin);
  const merge = { shown: [details(lid), unanswered], stored: details(...stored), details: details(...sent) };
  expect(mergeDetails(merge)).toEqual(details(...merged));
});

test("a page that does not say what it showed replaces everything", () => {
  const sent = details(pin);
  expect(mergeDetails({ stored: details(lid), details: sent })).toEqual(sent);
});
