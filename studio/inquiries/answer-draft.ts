import type { StaffQuoteRequest, QuoteRequestChange } from "contracts/staff.ts";

/** What a person is writing about each request, kept while he looks at others. */
const drafts = new Map<string, QuoteRequestChange>();

export function recallDraft(id: string): QuoteRequestChange | undefined {
  return drafts.get(id);
}

/** Undefined forgets it. */
export function keepDraft(id: string, draft: QuoteRequestChange | undefined): void {
  if (draft === undefined) drafts.delete(id);
  else drafts.set(id, draft);
}

/** What the fields show: the draft where there is one, else what is stored. `seen` stays what the draft began on. */
export function fieldsOf(
  inquiry: StaffQuoteRequest,
  draft: QuoteRequestChange | undefined,
): QuoteRequestChange {
  return draft ?? { state: inquiry.state, note: inquiry.note, seen: inquiry.changedAt };
}

/** Whether the draft says anything else than what is stored. */
export function isUnsaved(inquiry: StaffQuoteRequest, draft: QuoteRequestChange | undefined): boolean {
  return draft !== undefined && (draft.state !== inquiry.state || draft.note !== inquiry.note);
}

/** Whether a colleague wrote something else since the draft was begun. */
export function isOvertaken(inquiry: StaffQuoteRequest, draft: QuoteRequestChange | undefined): boolean {
  return isUnsaved(inquiry, draft) && draft?.seen !== inquiry.changedAt;
}
