import { pathWithoutLanguage } from "schemas/fields/language.ts";

import { languageOfPath } from "./catalogs.ts";

/** The English path of a page of the code, such as the search: `/de/search` → `/search`. Other paths lose the code of their language too. */
export function ownPage(path: string): string {
  return pathWithoutLanguage(path, languageOfPath(path));
}
