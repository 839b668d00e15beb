import { pathWithoutLanguage } from "schemas/fields/language.ts";

import { languageOfPath } from "./catalogs.ts";

/** A path without the code of its language: `/de/search` → `/search`. */
export function ownPage(path: string): string {
  return pathWithoutLanguage(path, languageOfPath(path));
}
