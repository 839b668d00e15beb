import {
  ChangeRequestPage,
  MAX_CHANGE_BYTES,
  MAX_CHANGE_FORM_BYTES,
  OpenedAgain,
  REQUEST_CHANGE_PATH,
} from "contracts/request-page.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

import { createAdminClient } from "#admin-api/client.ts";
import { adminRoute } from "#admin-api/proxy.ts";
import { env } from "#env.ts";
import { ENGLISH, wordsOf } from "#locale/catalogs.ts";
import { joinSentences } from "#locale/join-sentences.ts";

import { FORM_TYPE, withVisitor } from "../form/receive-form.ts";
import { requestPath } from "../receipt/request-path.ts";
import { languageOfPage, SENT_FROM_HEADER, visitHeaders } from "../visit-headers.ts";
import { changeIn, LANGUAGE_NAME, TOKEN_NAME } from "./request-form.ts";

/** A page saves at each pause in typing, and when it is left. */
const MAX_PER_MINUTE = 60;

/** Receives the forms of the page of a request, from its script and from browsers without scripts. */
export const receiveChange = createReceiveChange(
  adminRoute(REQUEST_CHANGE_PATH, MAX_PER_MINUTE, { addedHeaders: visitHeaders, maxBytes: MAX_CHANGE_BYTES }),
);

/** `forward` sends a visitor's request to the admin API. A script gets JSON, and a browser the page that shows the change (303). */
export function createReceiveChange(forward: (request: Request) => Promise<Response>) {
  return async function receive(request: Request): Promise<Response> {
    if (!FORM_TYPE.test(request.headers.get("content-type") ?? ""))
      return reject(request, languageOfPage(request), { status: 415, message: "The request is not a form." });
    const body = await readLimitedText(request, MAX_CHANGE_FORM_BYTES);
    if (body === undefined)
      return reject(request, languageOfPage(request), { status: 413, message: "The request is too large." });
    const data = new URLSearchParams(body);
    const language = data.get(LANGUAGE_NAME) ?? ENGLISH;
    const parsed = v.safeParse(ChangeRequestPage, { token: data.get(TOKEN_NAME), change: changeIn(data) });
    const { adminApi, requestAgain } = wordsOf(language);
    if (!parsed.success) {
      const message = adminApi.rejected(400, parsed.issues[0].message);
      return reject(request, language, { status: 400, message });
    }

    const { token, change: typed } = parsed.output;
    const change =
      typed.kind === "requestAgain" ? { ...typed, introduction: requestAgain.introduction } : typed;
    const post = createAdminClient({
      fetch: (_url, init) => forward(withVisitor(request, init)),
      token: () => ({}),
      words: adminApi,
    });
    const result = await post(REQUEST_CHANGE_PATH, JSON.stringify({ token, change }), {
      [SENT_FROM_HEADER]: requestPath(token, language),
    });
    if (result.kind === "rejected")
      return reject(request, language, { ...result, status: result.error?.status || 502 });
    const again = v.safeParse(OpenedAgain, result.data);
    if (isScript(request)) return Response.json({ code: 200, msg: "success", data: result.data });
    const path =
      change.kind === "requestAgain" && again.success
        ? requestPath(again.output.token, language)
        : `${requestPath(token, language)}#${change.kind}`;
    // The page's policy forbids that its form leads to another origin, and the visitor may use another address of this server.
    const location = new URL(path, request.headers.get("origin") ?? env.siteUrl).href;
    return new Response(null, { status: 303, headers: { location } });
  };
}

interface Rejection {
  readonly status: number;
  /** For the customer. */
  readonly message: string;
  readonly reason?: string;
}

function reject(request: Request, language: string, { status, message, reason }: Rejection): Response {
  const { requestDetails } = wordsOf(language);
  if (isScript(request)) return Response.json({ code: status, msg: message, reason }, { status });
  const text = joinSentences(language)(requestDetails.notSaved(message), requestDetails.goBack);
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** The page's script asks for JSON. A browser that posts a form asks for a page. */
function isScript({ headers }: Request): boolean {
  return headers.get("accept") === "application/json";
}
