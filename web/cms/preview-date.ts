// The Studio's preview can show the site as it will be on a future date. The preview stores the date in a cookie, which has an
// effect only in draft mode.

export const PREVIEW_DATE_COOKIE = "preview-date";

/** Parses the cookie into ms since 1970. Undefined if it is missing or not a date, because anybody can send any cookie. */
export function parsePreviewDate(value: string | undefined): number | undefined {
  const at = Date.parse((value ?? "").replaceAll(/%3A/gi, ":"));
  return Number.isNaN(at) ? undefined : at;
}

type Perspective = "drafts" | "previewDrafts" | "published" | "raw" | string[];

/**
 * Adds the due releases to the chosen perspective. If several contain the same document, the release chosen in the Studio wins,
 * then the due releases (the latest first), then drafts.
 */
export function perspectiveWithReleases(chosen: Perspective, due: readonly string[]): Perspective {
  if (chosen === "raw" || due.length === 0) return chosen;
  const names = [chosen].flat();
  const releases = names.filter((name) => name !== "drafts" && name !== "published");
  return [...new Set([...releases, ...due, ...names.filter((name) => name === "drafts")])];
}
