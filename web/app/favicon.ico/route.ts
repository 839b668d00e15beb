import { getSettings } from "#cms/content.ts";
import { chosenIcon } from "#cms/picture.ts";
import { BUILT_IN_ICONS } from "#shell/built-in-icon.ts";

// Decided once, and again when the settings are published.
export const dynamic = "force-static";

/**
 * Redirects what asks for `/favicon.ico` without reading a page's links, such as search engines. An icon file at this address
 * would be Next's first icon link in every page, before the icon from the settings.
 */
export async function GET(): Promise<Response> {
  const settings = await getSettings();
  const location = chosenIcon(settings?.siteIcon)?.icon.url ?? BUILT_IN_ICONS.apple.url;
  return new Response(null, { status: 307, headers: { location } });
}
