import { RequestDetails, ShownDetails } from "contracts/request-page.ts";
import * as v from "valibot";

import { createShownAgain } from "../form/shown-again.ts";
import {
  ADDED_FILE_NAME,
  AGAIN_KEY_NAME,
  detailsIn,
  REJECTED_FILE_NAME,
  rejectedFilesIn,
  shownDetailsIn,
  TEXT_NAME,
} from "./request-form.ts";

/** Which part of a form was not accepted, and why, for the customer. */
const FormProblem = v.object({
  kind: v.picklist(["details", "addFile", "removeFile", "answer", "requestAgain"]),
  message: v.string(),
});
export type FormProblem = v.InferOutput<typeof FormProblem>;

/** The page of a request as a form that a browser without scripts has posted, and that the page shows again. */
const SentForm = v.object({
  data: v.instance(URLSearchParams),
  /** Whether the details in it are stored now, and were not before. */
  isSaved: v.boolean(),
  problem: v.optional(FormProblem),
});

const { showAgain, take } = createShownAgain("x-sent-form", SentForm);
export { showAgain as showSentForm };

/** What the page shows of a form that was sent. Each form can be taken once. */
export function takeSentForm(headers: Pick<Headers, "get">) {
  const sent = take(headers);
  if (sent === undefined) return undefined;
  const { data, isSaved, problem } = sent;
  const shown = v.safeParse(ShownDetails, shownDetailsIn(data));
  return {
    /** As they were typed. */
    fields: [...data].filter(([name]) => name !== ADDED_FILE_NAME && name !== REJECTED_FILE_NAME),
    isSaved,
    problem,
    text: data.get(TEXT_NAME) ?? "",
    againKey: data.get(AGAIN_KEY_NAME) || undefined,
    rejectedFiles: rejectedFilesIn(data),
    /** What was typed, and what the page showed before. Only if it is not stored. */
    unsaved:
      problem?.kind === "details" && shown.success
        ? { details: v.parse(RequestDetails, detailsIn(data)), shown: shown.output }
        : undefined,
  };
}

export type ShownForm = NonNullable<ReturnType<typeof takeSentForm>>;
