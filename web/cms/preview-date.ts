// The Studio's preview can show the site with drafts or as it will be after a release, and as it will be on a future date. Both are in
// cookies, which have an effect only in draft mode. Anyone can send any cookie.

/** The cookie of next-sanity's `perspectiveChangeAction`. The test compares it with the installed version. */
export const PERSPECTIVE_COOKIE = "sanity-preview-perspective";

/** Names of perspectives and releases, the first one wins. Drafts if the cookie is missing or not valid. */
export function parsePerspective(value = "drafts"): string[] {
  const names = value.split(",");
  const isValid = names.every((name) => /^[\w-]+$/.test(name) && name !== "raw");
  return isValid ? names : ["drafts"];
}

export const PREVIEW_DATE_COOKIE = "preview-date";

/** All that pages in draft mode, and next-sanity's server actions, read. The test compares next-sanity's with the installed version. */
export const PREVIEW_SETTING_COOKIES = [
  PERSPECTIVE_COOKIE,
  PREVIEW_DATE_COOKIE,
  "sanity-preview-variant",
  "sanity-preview-partitioned",
];

/** Parses the cookie into ms since 1970. Undefined if it is missing or not a date. */
export function parsePreviewDate(value: string | undefined): number | undefined {
  const at = Date.parse((value ?? "").replaceAll(/%3A/gi, ":"));
  return Number.isNaN(at) ? undefined : at;
}

/**
 * Adds the due releases to the chosen perspective. If several contain the same document, the release chosen in the Studio wins,
 * then the due releases (the latest first), then drafts.
 */
export function perspectiveWithReleases(chosen: readonly string[], due: readonly string[]): string[] {
  if (due.length === 0) return [...chosen];
  const releases = chosen.filter((name) => name !== "drafts" && name !== "published");
  return [...new Set([...releases, ...due, ...chosen.filter((name) => name === "drafts")])];
}
