import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import { Receipt } from "contracts/receipt.ts";
import { requestPath } from "contracts/request-path.ts";
import { pathInLanguage } from "schemas/fields/language.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

import { visitorClient } from "#admin-api/visitor-client.ts";
import { env } from "#env.ts";
import { ENGLISH, wordsOf } from "#locale/catalogs.ts";

import { QUOTE_PAGE_PATH } from "../form-dom.ts";
import { OPEN_LINK_ID, openedRequestCookie } from "../receipt/opened-request.ts";
import { SENT_FROM_HEADER } from "../visit-headers.ts";
import {
  findSuspicion,
  nextStep,
  readFields,
  sendQuote,
  thankYouPath,
  toQuoteRequest,
  validate,
} from "./form-logic.ts";
import { showRejectedForm } from "./rejected-form.ts";

/** What browsers send for a form without files. */
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Receives the form from browsers without scripts. Does what the interactive form does in the browser: checks the form, sends it to the admin
 * API with `forward`, and goes to the confirmation, or lets the quote page show it again. `language`: the language of the quote page.
 */
export function createReceiveForm(forward: (request: Request) => Promise<Response>) {
  return async function receive(request: Request, language = ENGLISH): Promise<Response> {
    const { quoteForm, adminApi } = wordsOf(language);
    // If the form is shown again, Next renders the page for this request, and would read a multipart body as a server action.
    if (!FORM_TYPE.test(request.headers.get("content-type") ?? ""))
      return new Response("The request is not a form.", { status: 415 });
    const body = await readLimitedText(request, MAX_REQUEST_BYTES);
    if (body === undefined) return new Response("The request is too large.", { status: 413 });
    const data = new URLSearchParams(body);
    const values = readFields(data);
    const errors = validate(values, quoteForm);
    // Such a form contains only the name of the file.
    const fileProblem = data.get("file") ? quoteForm.fileNeedsScript : undefined;
    const step = nextStep(
      { errors, file: fileProblem ? "rejected" : "none", phone: values.phone },
      quoteForm,
    );
    if (step.kind !== "send") {
      const warning = step.warning === undefined ? undefined : { text: step.warning, isAfterSending: false };
      return showRejectedForm(request, { values, errors, warning, fileProblem });
    }
    const quoteRequest = toQuoteRequest(values);
    const sentFrom = { [SENT_FROM_HEADER]: pathInLanguage(QUOTE_PAGE_PATH, language) };
    const post = visitorClient(forward, request, adminApi, sentFrom);
    const result = await sendQuote(quoteRequest, { key: keyOfToday(), suspicion: findSuspicion(data) }, post);
    if (result.kind === "rejected") {
      return showRejectedForm(request, {
        values,
        errors,
        warning: { text: result.message, isAfterSending: true },
      });
    }
    // The page's policy forbids that its form leads to another origin, and the visitor may use another address of this server.
    const { origin } = new URL(request.headers.get("origin") ?? env.siteUrl);
    const receipt = v.safeParse(Receipt, result.data);
    const location = new URL(thankYouPath(quoteRequest, language), origin).href;
    if (!receipt.success || receipt.output.token === undefined)
      return new Response(null, { status: 303, headers: { location } });
    // Shows the link to the page of the request (thank-you.tsx).
    const headers = new Headers({ location: `${location}#${OPEN_LINK_ID}` });
    headers.append("set-cookie", openedRequestCookie(requestPath(receipt.output.token, language)));
    return new Response(null, { status: 303, headers });
  };
}

/** A page for all visitors cannot contain a key for each of them. So the same text is the same request until the end of the day. */
function keyOfToday(): string {
  return `form-${new Date().toISOString().slice(0, 10)}`;
}
