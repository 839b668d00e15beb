import { getSettings } from "#cms/content.ts";
import { builtInIcon } from "#shell/built-in-icon.ts";

// Drawn once, and again when the settings are published.
export const dynamic = "force-static";

/** The built-in icon for browser tabs. */
export async function GET(): Promise<Response> {
  const settings = await getSettings();
  return new Response(builtInIcon(settings?.accentColor), { headers: { "content-type": "image/svg+xml" } });
}
