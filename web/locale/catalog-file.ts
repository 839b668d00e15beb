/**
 * The folder with the words of a language for browsers, in the static files of the build, with a file for each part of the site.
 * page-script/build-scripts.ts writes it. The production server loads this file too, without the catalogs.
 */
export function catalogFolder(language: string, buildId: string): string {
  return `locale/${language}-${buildId}`;
}
