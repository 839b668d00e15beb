import { getSearchIndex } from "#search/site-search.ts";

// Made once, and again when something is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(await getSearchIndex(), { headers: { "content-type": "application/json" } });
}
