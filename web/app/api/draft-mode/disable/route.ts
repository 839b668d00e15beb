import { isFromOwnPages } from "front-server/own-pages.ts";
import { draftMode } from "next/headers";

import { env } from "#env.ts";

/** Ends draft mode and shows the published version of the same page. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOwnPages(Object.fromEntries(request.headers), env.siteUrl)) {
    return new Response("The request comes from another site.", { status: 403 });
  }
  (await draftMode()).disable();
  const from = URL.parse(request.headers.get("referer") ?? "")?.pathname ?? "/";
  // Start with exactly one slash, because a path that starts with two slashes leads to another host.
  return new Response(null, { status: 303, headers: { location: `/${from.replace(/^\/+/, "")}` } });
}
