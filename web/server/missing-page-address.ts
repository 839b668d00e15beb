// The custom server requests the 404 screen from Next at an address that names the suggestions, not the missing path. So Next
// renders one screen for each set of suggestions, not for each wrong path. app/missing-address renders it.

/** A placeholder for the missing path. Neither HTML nor JavaScript escapes any of its characters. */
export const PATH_PLACEHOLDER = "/--path--";

const NONE = "none";

export function missingPageAddress(suggestions: readonly string[]): string {
  const names = suggestions.map((path) => path.slice(1).replaceAll("/", "."));
  return `/missing-address/${names.join(",") || NONE}`;
}

/** The paths that the last segment of such an address names. */
export function parseSuggestions(segment: string): string[] {
  return segment === NONE ? [] : segment.split(",").map((name) => `/${name.replaceAll(".", "/")}`);
}
