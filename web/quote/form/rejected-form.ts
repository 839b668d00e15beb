import type { QuoteValues } from "./form-logic.ts";
import { createShownAgain } from "./shown-again.ts";

/** A form that a browser without scripts has posted and that was not accepted. The quote page shows it again. */
export interface RejectedForm {
  readonly values: QuoteValues;
  /** The message of each invalid field. */
  readonly errors: QuoteValues;
  readonly warning?: { readonly text: string; readonly isAfterSending: boolean } | undefined;
  readonly fileProblem?: string | undefined;
}

export const { showAgain: showRejectedForm, take: takeRejectedForm } =
  createShownAgain<RejectedForm>("x-rejected-form");
