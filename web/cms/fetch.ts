import "server-only";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies, draftMode } from "next/headers";

import { client, draftClient } from "./client.ts";

/**
 * Content for this request: published and cached until one of its tags expires, or drafts, never cached, in draft mode.
 *
 * Tagged `fetch`, not `use cache`: without Cache Components a page is rendered whole before its first byte, so an unknown
 * path answers a true 404 (with them some versions answered 200: vercel/next.js #98518), pages stay static HTML, and
 * `revalidateTag(tag, { expire: 0 })` reaches both the answer and the pages made from it.
 *
 * An error at a query means that it has no type, or a stale one: run pnpm typegen. Without it what is read would be `any`.
 */
export async function fetchContent<const Query extends keyof SanityQueries>(
  query: Query,
  { params = {}, tags }: { params?: QueryParams; tags: string[] },
): Promise<ClientReturn<Query>> {
  const { isEnabled: isDraft } = await draftMode();
  if (isDraft) {
    const perspective = (await resolvePerspectiveFromCookies({ cookies: await cookies() })) ?? "drafts";
    return draftClient.fetch(query, params, { perspective, cache: "no-store" });
  }
  return fetchPublished(query, { params, tags });
}

/** Published content where there is no request, as while the list of static pages is made. */
export async function fetchPublished<const Query extends keyof SanityQueries>(
  query: Query,
  { params = {}, tags }: { params?: QueryParams; tags: string[] },
): Promise<ClientReturn<Query>> {
  return client.fetch(query, params, { cache: "force-cache", next: { tags } });
}
