import { getLanguage } from "#locale/words.ts";
import { getSearchIndex } from "#search/site-search.ts";

// Built once, and again when any document is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(await getSearchIndex(getLanguage()), {
    headers: { "content-type": "application/json" },
  });
}
