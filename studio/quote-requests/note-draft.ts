import type { QuoteRequestChange, StaffQuoteRequest } from "contracts/staff.ts";

/** The unsaved state and note of each request, by its id. Kept while the user looks at other requests. */
const drafts = new Map<string, QuoteRequestChange>();

export function loadDraft(id: string): QuoteRequestChange | undefined {
  return drafts.get(id);
}

/** Undefined removes the draft. */
export function storeDraft(id: string, draft: QuoteRequestChange | undefined): void {
  if (draft === undefined) drafts.delete(id);
  else drafts.set(id, draft);
}

/** The values of the form: the draft, or what is stored if there is none. */
export function formValues(
  { state, note, changedAt }: StaffQuoteRequest,
  draft: QuoteRequestChange | undefined,
): QuoteRequestChange {
  return draft ?? { state, note, seen: changedAt };
}

/** Whether the draft differs from what is stored. */
export function isUnsaved(
  { state, note }: StaffQuoteRequest,
  draft: QuoteRequestChange | undefined,
): draft is QuoteRequestChange {
  return draft !== undefined && (draft.state !== state || draft.note !== note);
}

/** Whether a colleague saved something else since the draft was started. */
export function isConflict(quoteRequest: StaffQuoteRequest, draft: QuoteRequestChange | undefined): boolean {
  return isUnsaved(quoteRequest, draft) && draft.seen !== quoteRequest.changedAt;
}
