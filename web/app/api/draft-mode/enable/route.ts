import { PREVIEW_ID_COOKIE } from "next-internals/preview-cookie.ts";
import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { cookies } from "next/headers";

import { draftClient } from "#cms/client.ts";
import { findOpener, PREVIEW_MS } from "#draft/preview-opener.ts";

const { GET: enable } = defineEnableDraftMode({ client: draftClient });
const PATH = "sanity-preview-pathname";
const SECRET = "sanity-preview-secret";

/** The Presentation tool stores a short-lived secret in the lake and sends the editor here with it. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const wanted = url.searchParams.get(PATH);
  // Parsed first, because the parser removes tabs and line breaks. A path with two slashes at its start would lead to another host.
  if (wanted !== null) {
    const { pathname, search } = URL.parse(wanted, url.origin) ?? new URL(url.origin);
    url.searchParams.set(PATH, pathname.replace(/(?:\/|%2f|%5c)+/gi, "/") + search);
  }
  const opener = await findOpener(draftClient, url.searchParams.get(SECRET) ?? "");
  const preview = `${opener}.${Date.now() + PREVIEW_MS}`;
  (await cookies()).set(PREVIEW_ID_COOKIE, preview, { httpOnly: true, sameSite: "lax" });
  return enable(new Request(url, request));
}
