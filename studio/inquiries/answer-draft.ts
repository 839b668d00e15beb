import type { Inquiry, InquiryChange } from "#inquiries/contract.ts";

/** What a person is writing about each request, kept while he looks at others. */
const drafts = new Map<string, InquiryChange>();

export function recallDraft(id: string): InquiryChange | undefined {
  return drafts.get(id);
}

/** Undefined forgets it. */
export function keepDraft(id: string, draft: InquiryChange | undefined): void {
  if (draft === undefined) drafts.delete(id);
  else drafts.set(id, draft);
}

/** What the fields show: the draft where there is one, else what is stored. `seen` stays what the draft began on. */
export function fieldsOf(inquiry: Inquiry, draft: InquiryChange | undefined): InquiryChange {
  return draft ?? { state: inquiry.state, note: inquiry.note, seen: inquiry.changedAt };
}

/** Whether the draft says anything else than what is stored. */
export function isUnsaved(inquiry: Inquiry, draft: InquiryChange | undefined): boolean {
  return draft !== undefined && (draft.state !== inquiry.state || draft.note !== inquiry.note);
}

/** Whether a colleague wrote something else since the draft was begun. */
export function isOvertaken(inquiry: Inquiry, draft: InquiryChange | undefined): boolean {
  return isUnsaved(inquiry, draft) && draft?.seen !== inquiry.changedAt;
}
