import * as v from "valibot";

import { QuoteValues } from "./form-logic.ts";
import { createShownAgain } from "./shown-again.ts";

/** A form that a browser without scripts has posted and that was not accepted. The quote page shows it again. */
const RejectedForm = v.object({
  values: QuoteValues,
  /** The message of each invalid field. */
  errors: QuoteValues,
  warning: v.optional(v.object({ text: v.string(), isAfterSending: v.boolean() })),
  fileProblem: v.optional(v.string()),
});
export type RejectedForm = v.InferOutput<typeof RejectedForm>;

export const { showAgain: showRejectedForm, take: takeRejectedForm } = createShownAgain(
  "x-rejected-form",
  RejectedForm,
);
