/** How the addresses of pages and documents of other websites end. Scripts, styles and pictures end differently. */
export const PAGE_FILE = /\.(?:html?|php|aspx?|jsp|pdf)$/i;

/** Files that attackers look for on every website. */
const PROBE = /\/(?:wp-[\w-]+|xmlrpc|phpinfo)\.php$|\/(?:wp-admin|wp-includes|phpmyadmin)\//;

/**
 * Whether a path that leads nowhere could be that of a page, of this site or a former one: lower case, at most 200 characters. It is
 * recorded for staff (docs/behavior.md §19.6).
 */
export function isPagePath(path: string): boolean {
  return path.length <= 200 && /^(?:\/[a-z0-9_-]+)+$/.test(path.replace(PAGE_FILE, "")) && !PROBE.test(path);
}
