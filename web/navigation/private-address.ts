/**
 * Removes everything from an address that could identify a person: the query string, the hash, and email addresses in the path.
 * Only such anonymous addresses are sent to statistics and analytics.
 */
export function anonymizeAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  // The segment after `thankyou2` is an email address in any spelling and language (docs/behavior.md §2.3), and 40 digits are the token
  // of a request.
  const path = pathname
    .replace(/\/thankyou2\/.*/i, "/thankyou2")
    .replace(/\/[^/]*(@|%40|[0-9a-f]{40})[^/]*/g, "");
  return origin + (path || "/");
}

/** Whether an address has an email address or the token of a request, which no script of others may read. */
export function isPrivateAddress(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return /@|%40/.test(address) || anonymizeAddress(address) !== origin + pathname;
}
