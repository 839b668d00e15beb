import { sampleStaffQuoteRequest as quoteRequest } from "contracts/sample-quote-request.ts";
import { expect, test } from "vitest";

import { formValues, isConflict, isUnsaved } from "#quote-requests/note-draft.ts";

test("the form shows what is stored until there is a draft", () => {
  expect(formValues(quoteRequest, undefined)).toEqual({ state: "new", note: "", seen: null });
  const draft = { state: "answered", note: "Quoted", seen: null } as const;
  expect(formValues(quoteRequest, draft)).toBe(draft);
  expect([isUnsaved(quoteRequest, undefined), isUnsaved(quoteRequest, draft)]).toEqual([false, true]);
});

test("a draft conflicts if a colleague saved something else after it was started", () => {
  const changed = { ...quoteRequest, note: "Theirs", changedAt: "2026-11-21T13:00:00.000Z" };
  const draft = { state: "new", note: "Mine", seen: null } as const;
  expect(isConflict(quoteRequest, draft)).toBe(false);
  expect(isConflict(changed, draft)).toBe(true);
  expect(isConflict({ ...changed, note: "Mine" }, draft)).toBe(false);
});
