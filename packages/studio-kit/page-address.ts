/**
 * The address of a page of the site. Always on the site itself: a stored path need not begin with a slash, and `@example.com` would
 * lead to another host.
 */
export function pageAddress(siteUrl: string, path: string): string {
  return `${new URL(siteUrl).origin}/${path.replace(/^\/+/, "")}`;
}
