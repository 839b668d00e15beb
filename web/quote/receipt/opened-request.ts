import { env } from "#env.ts";

import { parseToken, requestPath } from "./request-path.ts";

// Without scripts, the confirmation cannot show the link of the request: it is the same page for all visitors. Its link leads to
// app/api/request/open, which finds the request in a cookie.

const NAME = "quote-request";
const HOUR_SECONDS = 3600;

/** The Set-Cookie header with the token of the request that was just sent. Only OPEN_PATH gets it. */
export function openedRequestCookie(token: string): string {
  const secure = env.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${token}; Path=${OPEN_PATH}; Max-Age=${HOUR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** The anchor of that link on the confirmation. It is visible only if the address leads to it. */
export const OPEN_LINK_ID = "request";

export const OPEN_PATH = "/api/request/open";

/** Leads to the page of the request in the cookie, or to the home page. */
export function openRequest({ headers }: Pick<Request, "headers">): Response {
  const [, value = ""] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  const token = parseToken(value);
  return new Response(null, {
    status: 303,
    headers: { location: token === undefined ? "/" : requestPath(token), "cache-control": "no-store" },
  });
}
