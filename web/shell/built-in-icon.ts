import { shownAccent } from "schemas/fields/accent-color.ts";

// The icon of a site whose settings have none.

/** The links to the icon, for the metadata of a page. */
export const BUILT_IN_ICONS = {
  icon: { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
  apple: { url: "/apple-icon.png", type: "image/png", sizes: "180x180" },
};

/** The icon as an SVG, in the accent color of the settings. */
export function builtInIcon(accentColor: string | undefined): string {
  const accent = shownAccent(accentColor);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="4" fill="#fff"/><path d="M3 4h18c10.1 0 17 7 17 16s-6.9 16-17 16H3z" fill="#14181b"/><circle cx="20" cy="20" r="8.5" fill="#fff"/><path d="M20 6.5v27M6.5 20h27" stroke="${accent}" stroke-width="2"/><circle cx="20" cy="20" r="3.3" fill="#fff" stroke="${accent}" stroke-width="2"/></svg>`;
}
