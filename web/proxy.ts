import { isFromOwnPages } from "front-server/own-pages.ts";
import { type NextRequest, NextResponse } from "next/server";
import { pathInLanguage } from "schemas/fields/language.ts";

import { POST as forwardQuote } from "#app/api/orderInquiry/insert/route.ts";
import { parseTarget } from "#cms/resolve-path.ts";
import { env } from "#env.ts";
import { languageOfPath } from "#locale/catalogs.ts";
import { ownPage } from "#locale/own-page.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { createReceiveForm } from "#quote/form/receive-form.ts";
import { tokenIn } from "#quote/request/find-request.ts";
import { receivePageForm } from "#quote/request/receive-page-form.ts";

// Runs for addresses with a capital letter or an escape, and for requests with a body. All others are static files for Next,
// which need no step in between.
export const config = {
  matcher: [
    "/((?!_next/|api/)(?=.*[A-Z%]).*)",
    { source: "/((?!_next/|api/).*)", has: [{ type: "header", key: "content-length" }] },
  ],
};

const receiveForm = createReceiveForm(forwardQuote);

/** Matching is case-insensitive (docs/behavior.md §2.2): each spelling gets the page that Next stores under the lower-case path. */
export async function proxy(request: NextRequest): Promise<Response> {
  // Not `nextUrl`: it replaces the host of a local address by localhost, and Next fetches another origin over the network.
  const url = new URL(request.url);
  const token = tokenIn(url.pathname);
  const isForm = ownPage(url.pathname) === QUOTE_PAGE_PATH || token !== undefined;
  if (request.method === "POST" && isForm) {
    if (!isFromOwnPages(Object.fromEntries(request.headers), env.siteUrl))
      return new Response("The request comes from another site.", { status: 403 });
    const language = languageOfPath(url.pathname);
    return token === undefined
      ? receiveForm(request, language)
      : receivePageForm(request, { token, language });
  }
  // The preview's server action posts to its page. Next itself answers 404 to an action that it does not know.
  const isAction = request.method === "POST" && request.headers.has("next-action");
  if (request.method !== "GET" && request.method !== "HEAD" && !isAction) {
    return new Response("Pages are read-only.", { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const target = parseTarget(url.pathname);
  switch (target.kind) {
    case "malformed":
      return malformed(request);
    case "redirect":
      return NextResponse.redirect(new URL(target.to + url.search, url), 308);
    case "path":
      if (target.path === url.pathname) return NextResponse.next();
      url.pathname = target.path;
      return NextResponse.rewrite(url);
  }
}

/**
 * The screen of app/malformed-address with status 400. A rewrite would get the status of the page that it leads to, so the
 * screen is fetched. It comes from this server itself, over plain HTTP, independent of the host and protocol that the visitor used.
 */
async function malformed({ url, method }: NextRequest): Promise<Response> {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const own = new URL(pathInLanguage("/malformed-address", languageOfPath(new URL(url).pathname)), url);
  own.protocol = "http:";
  try {
    const screen = method === "HEAD" ? null : await fetch(own);
    return new Response(screen?.body ?? null, { status: 400, headers });
  } catch (error) {
    console.error(`The screen for a malformed address could not be fetched from ${own.href}`, error);
    return new Response("The current address is invalid or not pure", { status: 400 });
  }
}
