import type { MetadataRoute } from "next";

import { getSettings } from "#cms/content.ts";
import { chosenIcon } from "#cms/picture.ts";
import { BUILT_IN_ICONS } from "#shell/built-in-icon.ts";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getSettings();
  const chosen = chosenIcon(settings?.siteIcon);
  const name = settings?.brandName ?? "";
  return {
    name,
    short_name: shortName(name),
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#14181b",
    icons: chosen
      ? [{ src: chosen.apple.url, sizes: chosen.apple.sizes }]
      : Object.values(BUILT_IN_ICONS).map(({ url, type, sizes }) => ({ src: url, type, sizes })),
  };
}

/** More characters do not fit below an icon. */
const MAX_SHORT_NAME = 12;

/** The first words of a name, as many as fit below an icon. */
function shortName(name: string): string {
  const start = name.slice(0, MAX_SHORT_NAME + 1);
  return start.length > MAX_SHORT_NAME && start.includes(" ")
    ? start.slice(0, start.lastIndexOf(" "))
    : name.slice(0, MAX_SHORT_NAME);
}
