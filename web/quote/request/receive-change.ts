import { MAX_CHANGES_PER_DAY, MAX_CHANGES_PER_MINUTE } from "contracts/endpoints.ts";
import {
  ChangeRequestPage,
  MAX_CHANGE_BYTES,
  MAX_CHANGE_FORM_BYTES,
  REQUEST_CHANGE_PATH,
} from "contracts/request-page.ts";
import { requestPath } from "contracts/request-path.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

import { type ApiResult, RequestError } from "#admin-api/client.ts";
import { adminRoute } from "#admin-api/proxy.ts";
import { visitorClient } from "#admin-api/visitor-client.ts";
import { ENGLISH, wordsOf } from "#locale/catalogs.ts";

import { FORM_TYPE } from "../form/receive-form.ts";
import { SENT_FROM_HEADER, visitHeaders } from "../visit-headers.ts";
import { changeIn, LANGUAGE_NAME, readForm, TOKEN_NAME } from "./request-form.ts";

/** Sends a visitor's request to the admin API. */
type Forward = (request: Request) => Promise<Response>;

/** Passes changes on to the admin API, also those of forms without scripts. */
export const forwardChange: Forward = adminRoute(REQUEST_CHANGE_PATH, MAX_CHANGES_PER_MINUTE, {
  addedHeaders: visitHeaders,
  maxAcceptedPerDay: MAX_CHANGES_PER_DAY,
  maxBytes: MAX_CHANGE_BYTES,
  sendsAddress: true,
});

interface Target {
  /** Not checked yet. */
  readonly token: string | null;
  readonly language: string;
}

/** Makes a change of a request, which is not checked yet, for the visitor who has sent `request`. */
export async function postChange(
  forward: Forward,
  request: Request,
  { token, language }: Target,
  change: unknown,
): Promise<ApiResult> {
  const { adminApi, requestAgain } = wordsOf(language);
  const parsed = v.safeParse(ChangeRequestPage, { token, change });
  if (!parsed.success) {
    const message = adminApi.rejected(400, parsed.issues[0].message);
    return { kind: "rejected", message, error: new RequestError(REQUEST_CHANGE_PATH, 400) };
  }
  const { output } = parsed;
  const worded =
    output.change.kind === "requestAgain"
      ? { ...output.change, introduction: requestAgain.introduction }
      : output.change;
  const post = visitorClient(forward, request, adminApi);
  return post(REQUEST_CHANGE_PATH, JSON.stringify({ token: output.token, change: worded }), {
    [SENT_FROM_HEADER]: requestPath(output.token, language),
  });
}

/** Receives the changes of the script of the page of a request. */
export const receiveChange = createReceiveChange(forwardChange);

export function createReceiveChange(forward: Forward) {
  return async function receive(request: Request): Promise<Response> {
    if (!FORM_TYPE.test(request.headers.get("content-type") ?? ""))
      return reject(415, "The request is not a form.");
    const data = readForm(await readLimitedText(request, MAX_CHANGE_FORM_BYTES));
    if (data === undefined) return reject(413, "The request is too large.");
    const language = data.get(LANGUAGE_NAME) ?? ENGLISH;
    const target = { token: data.get(TOKEN_NAME), language };
    const result = await postChange(forward, request, target, changeIn(data));
    if (result.kind === "rejected") return reject(result.error?.status || 502, result.message, result.reason);
    return Response.json({ code: 200, msg: "success", data: result.data });
  };
}

/** `message` is for the customer. */
function reject(status: number, message: string, reason?: string): Response {
  return Response.json({ code: status, msg: message, reason }, { status });
}
