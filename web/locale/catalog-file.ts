import { ENGLISH, hasCatalog } from "./catalogs.ts";

/** next.config.ts replaces it with the id of the build. */
declare const BUILD_ID: string;

/** The name of the file with a catalog for browsers, in the static files of the build (page-script/build-scripts.ts). */
export function catalogFile(language: string, buildId: string): string {
  return `locale/${language}-${buildId}.js`;
}

/** The value of `data-words` of the root element: see browser-words.ts. Undefined for English. */
export function catalogAddress(language: string): string | undefined {
  if (language === ENGLISH || !hasCatalog(language)) return undefined;
  return `/_next/static/${catalogFile(language, BUILD_ID)}`;
}
