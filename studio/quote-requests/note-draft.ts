import { QuoteRequestChange, type StaffQuoteRequest } from "contracts/staff.ts";
import * as v from "valibot";

const StoredDraft = v.pipe(v.string(), v.parseJson(), QuoteRequestChange);

/** The unsaved state and note of a request. It survives a look at other requests and a reload of the tab. */
export function loadDraft(
  id: string,
  storage: Pick<Storage, "getItem"> = sessionStorage,
): QuoteRequestChange | undefined {
  const stored = v.safeParse(StoredDraft, storage.getItem(keyOf(id)));
  return stored.success ? stored.output : undefined;
}

/** Undefined removes the draft. */
export function storeDraft(
  id: string,
  draft: QuoteRequestChange | undefined,
  storage: Pick<Storage, "setItem" | "removeItem"> = sessionStorage,
): void {
  if (draft === undefined) storage.removeItem(keyOf(id));
  else storage.setItem(keyOf(id), JSON.stringify(draft));
}

function keyOf(id: string): string {
  return `quote-request-draft-${id}`;
}

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
