import { requestPath } from "contracts/request-path.ts";
import { SITE_LANGUAGE } from "schemas/fields/language.ts";

import { env } from "#env.ts";

// Without scripts, the confirmation cannot show the link of the request: it is the same page for all visitors. Its link leads to
// app/api/request/open, which finds the request in a cookie.

export const OPENED_REQUEST_COOKIE = "quote-request";
const HOUR_SECONDS = 3600;

/** The Set-Cookie header with the path of the page of the request that was just sent. Only OPEN_PATH gets it. */
export function openedRequestCookie(path: string): string {
  const secure = env.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${OPENED_REQUEST_COOKIE}=${path}; Path=${OPEN_PATH}; Max-Age=${HOUR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** The anchor of that link on the confirmation. It is visible only if the address leads to it. */
export const OPEN_LINK_ID = "request";

export const OPEN_PATH = "/api/request/open";

/** Leads to the page of the request in the cookie, or to the home page. */
export function openRequest({ headers }: Pick<Request, "headers">): Response {
  const [, value = ""] =
    new RegExp(`(?:^|;\\s*)${OPENED_REQUEST_COOKIE}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  const [, language = SITE_LANGUAGE, token = ""] =
    /^(?:\/([a-z0-9-]+))?\/request\/([0-9a-f]{40})$/.exec(value) ?? [];
  return new Response(null, {
    status: 303,
    headers: { location: token === "" ? "/" : requestPath(token, language), "cache-control": "no-store" },
  });
}
