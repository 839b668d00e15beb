import { getDirectoryInLanguage, getSettings } from "#cms/content.ts";
import { getLanguages } from "#cms/fetch.ts";
import { env } from "#env.ts";
import { ENGLISH } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";
import { llmsText } from "#shell/llms.ts";

// Rendered once, and again when a page is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const [pages, settings, languages] = await Promise.all([
    getDirectoryInLanguage(),
    getSettings(),
    getLanguages(),
  ]);
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return new Response(llmsText(pages, settings, env.siteUrl, getLanguage() === ENGLISH ? languages : []), {
    headers,
  });
}
