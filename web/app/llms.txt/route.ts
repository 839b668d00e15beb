import { getDirectory, getSettings } from "#cms/content.ts";
import { env } from "#env.ts";
import { llmsText } from "#shell/llms.ts";

// Rendered once, and again when a page is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const [pages, settings] = await Promise.all([getDirectory(), getSettings()]);
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return new Response(llmsText(pages, settings, env.siteUrl), { headers });
}
