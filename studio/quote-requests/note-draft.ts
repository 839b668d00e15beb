import { QuoteRequestChange, type StaffQuoteRequest } from "contracts/staff.ts";

import { createDraftStore } from "#quote-requests/draft-store.ts";

/** The unsaved state and note of a request. */
export const { loadDraft, storeDraft } = createDraftStore("quote-request-draft", QuoteRequestChange);

/** The values of the form: the draft, or the stored values if there is none. */
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

/** Whether a colleague saved a different change after the draft was started. */
export function isConflict(quoteRequest: StaffQuoteRequest, draft: QuoteRequestChange | undefined): boolean {
  return isUnsaved(quoteRequest, draft) && draft.seen !== quoteRequest.changedAt;
}
