/** The file extensions of pages and documents, as in the addresses of many websites. */
export const PAGE_FILE = /\.(?:html?|php|aspx?|jsp|pdf)$/i;

/** Files that bots try to open on every website. */
const PROBE = /\/(?:wp-[\w-]+|xmlrpc|phpinfo)\.php$|\/(?:wp-admin|wp-includes|phpmyadmin)\//;

/**
 * Whether a path without a page looks like the path of a page, on this site or on the one that it replaced. Only visits to such paths are
 * recorded (docs/behavior.md §19.6). `path` is in lower case.
 */
export function isPagePath(path: string): boolean {
  return path.length <= 200 && /^(?:\/[a-z0-9_-]+)+$/.test(path.replace(PAGE_FILE, "")) && !PROBE.test(path);
}
