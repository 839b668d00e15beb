import { defineEnableDraftMode } from "next-sanity/draft-mode";

import { draftClient } from "#cms/client.ts";

const { GET: enable } = defineEnableDraftMode({ client: draftClient });
const PATH = "sanity-preview-pathname";

/** The Presentation tool stores a short-lived secret in the lake and sends the editor here with it. */
export function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const wanted = url.searchParams.get(PATH);
  // Parsed first, because the parser removes tabs and line breaks. A path with two slashes at its start would lead to another host.
  if (wanted !== null) {
    const { pathname, search } = URL.parse(wanted, url.origin) ?? new URL(url.origin);
    url.searchParams.set(PATH, pathname.replace(/(?:\/|%2f|%5c)+/gi, "/") + search);
  }
  return enable(new Request(url, request));
}
