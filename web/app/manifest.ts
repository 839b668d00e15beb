import type { MetadataRoute } from "next";

import { getSettings } from "#cms/content.ts";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getSettings();
  const name = settings?.brandName ?? "";
  return {
    name,
    short_name: name.slice(0, 12).trim(),
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#14181b",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/apple-icon.png", type: "image/png", sizes: "180x180" },
    ],
  };
}
