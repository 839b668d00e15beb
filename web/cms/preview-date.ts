// The Studio's preview can show the site as it will be at a date. The frame keeps the date in a cookie, which counts in draft mode only.

export const PREVIEW_DATE_COOKIE = "preview-date";

/** The date in a cookie, in ms since 1970. Undefined if there is none or it is no date. Anybody can send any cookie. */
export function parsePreviewDate(value: string | undefined): number | undefined {
  const at = Date.parse((value ?? "").replaceAll(/%3A/gi, ":"));
  return Number.isNaN(at) ? undefined : at;
}

type Perspective = "drafts" | "previewDrafts" | "published" | "raw" | string[];

/**
 * The chosen perspective with the releases that are due. Where several hold the same document, a release chosen in the Studio comes
 * first, then those that are due, the latest first, and drafts last.
 */
export function perspectiveWithReleases(chosen: Perspective, due: readonly string[]): Perspective {
  if (chosen === "raw" || due.length === 0) return chosen;
  const names = [chosen].flat();
  const releases = names.filter((name) => name !== "drafts" && name !== "published");
  return [...new Set([...releases, ...due, ...names.filter((name) => name === "drafts")])];
}
