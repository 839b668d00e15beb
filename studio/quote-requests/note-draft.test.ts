import { sampleStaffQuoteRequest as quoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { formValues, isConflict, isUnsaved, loadDraft, storeDraft } from "#quote-requests/note-draft.ts";

test("the form shows what is stored until there is a draft", () => {
  expect(formValues(quoteRequest, undefined)).toEqual({ state: "new", note: "", seen: null });
  const draft = { state: "answered", note: "Quoted", seen: null } as const;
  expect(formValues(quoteRequest, draft)).toBe(draft);
  expect([isUnsaved(quoteRequest, undefined), isUnsaved(quoteRequest, draft)]).toEqual([false, true]);
});

test("a draft conflicts if a colleague saved a different change after it was started", () => {
  const changed = { ...quoteRequest, note: "Theirs", changedAt: "2026-11-21T13:00:00.000Z" };
  const draft = { state: "new", note: "Mine", seen: null } as const;
  expect(isConflict(quoteRequest, draft)).toBe(false);
  expect(isConflict(changed, draft)).toBe(true);
  expect(isConflict({ ...changed, note: "Mine" }, draft)).toBe(false);
});

test("a draft is kept until it is removed, and a draft in the format of an older Studio is ignored", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const draft = { state: "new", note: "Mine", seen: null } as const;
  storeDraft("a", draft, storage);
  expect([loadDraft("a", storage), loadDraft("b", storage)]).toEqual([draft, undefined]);
  storeDraft("a", undefined, storage);
  expect(loadDraft("a", storage)).toBeUndefined();
  storeDraft("a", draft, storage);
  for (const key of stored.keys()) stored.set(key, JSON.stringify({ text: "Mine" }));
  expect(loadDraft("a", storage)).toBeUndefined();
});
