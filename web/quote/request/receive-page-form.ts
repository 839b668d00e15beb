import { MAX_CHANGE_FORM_BYTES, OpenedAgain, RequestDetails, ShownDetails } from "contracts/request-page.ts";
import { requestPath } from "contracts/request-path.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

import type { ApiResult } from "#admin-api/client.ts";
import { env } from "#env.ts";
import { type Words, wordsOf } from "#locale/catalogs.ts";

import { FORM_TYPE } from "../form/receive-form.ts";
import { forwardChange, postChange } from "./receive-change.ts";
import {
  actionIn,
  ADDED_FILE_NAME,
  detailsIn,
  FILE_NAME,
  readForm,
  REJECTED_FILE_NAME,
  shownDetailsIn,
  TEXT_NAME,
} from "./request-form.ts";
import { type FormProblem, showSentForm } from "./sent-form.ts";

/** A form that had files has what became of each of them instead (receive-files.ts). */
const MAX_BYTES = 2 * MAX_CHANGE_FORM_BYTES;

/** Receives the page of a request as a form, from browsers without scripts. */
export const receivePageForm = createReceivePageForm(forwardChange);

interface Target {
  readonly token: string;
  /** That of the page. */
  readonly language: string;
}

type Change = (change: unknown) => Promise<ApiResult>;

/**
 * Saves the details, and then does what the button says. Redirects to the page (303). If something was rejected or is not sent yet, it shows
 * the form again instead.
 */
export function createReceivePageForm(forward: typeof forwardChange) {
  return async function receive(request: Request, target: Target): Promise<Response> {
    const { language, token } = target;
    const words = wordsOf(language);
    // If the form is shown again, Next renders the page for this request, and would read a multipart body as a server action.
    if (!FORM_TYPE.test(request.headers.get("content-type") ?? ""))
      return new Response(words.requestWithoutScripts.filesFailed, { status: 415 });
    const data = readForm(await readLimitedText(request, MAX_BYTES));
    if (data === undefined) return new Response("The request is too large.", { status: 413 });
    const change: Change = (changed) => postChange(forward, request, target, changed);

    const saved = await saveDetails(data, change);
    const problem = saved.problem ?? (await doAction(data, change, words));
    if (typeof problem === "string") return redirect(request, requestPath(problem, language));
    const action = actionIn(data)?.kind ?? "details";
    const isTextLeft = action !== "answer" && data.get(TEXT_NAME)?.trim();
    if (problem === undefined && !isTextLeft && !data.has(REJECTED_FILE_NAME)) {
      const anchor = action === "removeFile" ? "addFile" : action;
      return redirect(request, `${requestPath(token, language)}#${anchor}`);
    }
    const isSaved = saved.isChanged && saved.problem === undefined;
    return showSentForm(request, { data, isSaved, ...(problem && { problem }) });
  };
}

/** Saves the details, if they differ from what the page showed. */
async function saveDetails(
  data: URLSearchParams,
  change: Change,
): Promise<{ readonly isChanged: boolean; readonly problem?: FormProblem }> {
  const shown = v.safeParse(ShownDetails, shownDetailsIn(data));
  // The form does not contain the details.
  if (!shown.success) return { isChanged: false };
  const details = v.parse(RequestDetails, detailsIn(data));
  if (JSON.stringify(details) === JSON.stringify(shown.output[0])) return { isChanged: false };
  const result = await change({ kind: "details", details, shown: shown.output });
  if (result.kind === "received") return { isChanged: true };
  return { isChanged: true, problem: { kind: "details", message: result.message } };
}

/** Does what the button of the form says. Returns why it was not done, or the token of the new request. */
async function doAction(
  data: URLSearchParams,
  change: Change,
  { requestWithoutScripts }: Words,
): Promise<FormProblem | string | undefined> {
  const action = actionIn(data);
  // The names of chosen files, without their content.
  const isFileLeft = data.getAll(FILE_NAME).some((name) => name !== "");
  if (isFileLeft) return { kind: "addFile", message: requestWithoutScripts.filesLeft };
  if (action === undefined) return undefined;
  const { kind } = action;
  if (kind === "addFile")
    return data.has(ADDED_FILE_NAME) || data.has(REJECTED_FILE_NAME)
      ? undefined
      : { kind, message: requestWithoutScripts.noFile };
  if (kind === "answer" && !data.get(TEXT_NAME)?.trim())
    return { kind, message: requestWithoutScripts.noText };
  const result = await change(action);
  if (result.kind === "rejected") return { kind, message: result.message };
  const again = v.safeParse(OpenedAgain, result.data);
  return kind === "requestAgain" && again.success ? again.output.token : undefined;
}

/** The page's policy forbids that its form leads to another origin, and the visitor may use another address of this server. */
function redirect(request: Request, path: string): Response {
  const location = new URL(path, request.headers.get("origin") ?? env.siteUrl).href;
  return new Response(null, { status: 303, headers: { location } });
}
