import { defineEnableDraftMode } from "next-sanity/draft-mode";

import { draftClient } from "#cms/client.ts";

const { GET: enable } = defineEnableDraftMode({ client: draftClient });
const PATH = "sanity-preview-pathname";

/** The Presentation tool stores a short-lived secret in the lake and sends the editor here with it. */
export function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const wanted = url.searchParams.get(PATH);
  // A path that starts with two slashes leads to another host, also once its dots are resolved.
  if (wanted !== null) url.searchParams.set(PATH, wanted.replace(/(?:[/\\]|%2f|%5c)+/gi, "/"));
  return enable(new Request(url, request));
}
