import { getSearchIndex } from "#search/site-search.ts";

// Built once, and again when any document is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(await getSearchIndex(), { headers: { "content-type": "application/json" } });
}
