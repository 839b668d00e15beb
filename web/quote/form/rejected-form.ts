import * as v from "valibot";

import { QuoteValues } from "./form-logic.ts";

/** A form that a browser without scripts has posted and that was not accepted. The quote page shows it again. */
const RejectedForm = v.object({
  values: QuoteValues,
  /** The message of each invalid field. */
  errors: QuoteValues,
  warning: v.optional(v.object({ text: v.string(), isAfterSending: v.boolean() })),
  fileProblem: v.optional(v.string()),
});
export type RejectedForm = v.InferOutput<typeof RejectedForm>;

/** The header of the request for the page, inside the server. A visitor who sends it sees only what it contains. */
const HEADER = "x-rejected-form";

export function setRejectedForm(headers: Headers, form: RejectedForm): void {
  headers.set(HEADER, Buffer.from(JSON.stringify(form)).toString("base64url"));
}

export function getRejectedForm(headers: Pick<Headers, "get">): RejectedForm | undefined {
  const json = Buffer.from(headers.get(HEADER) ?? "", "base64url").toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RejectedForm), json);
  return parsed.success ? parsed.output : undefined;
}
