/**
 * The name of the file with the catalog of a language for browsers, in the static files of the build. page-script/build-scripts.ts writes
 * it. The production server loads this file too, without the catalogs.
 */
export function catalogFile(language: string, buildId: string): string {
  return `locale/${language}-${buildId}.js`;
}
