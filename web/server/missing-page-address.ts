import { pathInLanguage } from "schemas/fields/language.ts";

// The address at which the custom server requests the 404 screen from Next (app/missing-address). It contains the suggested pages
// instead of the missing path, so Next renders one screen per set of suggestions, not one per wrong path.

/** Stands for the missing path in the rendered screen. It has no character that HTML or JavaScript would escape. */
export const PATH_PLACEHOLDER = "/--path--";

const NONE = "none";

export function missingPageAddress(suggestions: readonly string[], language: string): string {
  const names = suggestions.map((path) => path.slice(1).replaceAll("/", "."));
  return `${pathInLanguage("/missing-address", language)}/${names.join(",") || NONE}`;
}

/** Reads the suggested paths from the last segment of such an address. */
export function parseSuggestions(segment: string): string[] {
  return segment === NONE ? [] : segment.split(",").map((name) => `/${name.replaceAll(".", "/")}`);
}
