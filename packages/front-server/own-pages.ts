interface RequestSource {
  readonly origin?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly host?: string | undefined;
}

/**
 * Whether a request that changes something comes from a page of this site, or from a program. Browsers always send the origin
 * with POST. A program cannot use a visitor's cookies.
 */
export function isFromOwnPages(headers: RequestSource, siteUrl: string): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin") return false;
  if (origin === undefined) return true;
  return origin === new URL(siteUrl).origin || (host !== undefined && URL.parse(origin)?.host === host);
}
