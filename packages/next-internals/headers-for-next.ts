import type { IncomingMessage } from "node:http";

// Next trusts some request headers that only its hosting platform should set, and lets caches keep some responses for a year. This file
// removes those headers from requests, and replaces the cache-control header of responses.
//
// Written for Next 16.4.6. headers-for-next.test.ts compares the removed headers with the list in the installed Next.

/**
 * Headers that are set by Next, by its hosting platform or by our reverse proxy. They are removed from visitors' requests. Of a
 * Content-Security-Policy, Next reads the nonce, and fails if that has other characters than it expects.
 */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-next-|x-now-|x-vercel-|x-matched-path$|x-rewrite-url$|x-original-url$|x-prerender-|x-forwarded-(?!for$)|forwarded$|next-resume$|content-security-policy)/;

/** Headers about the connection and the encoding of a message. */
const OF_MESSAGE =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|content-encoding|accept-encoding|etag|if-.*|range|date)$/;

/**
 * The headers of a visitor's request for Next, which gets the whole request from this server and answers it with a whole response. Without
 * cookies: which of them Next may see is up to the caller.
 */
export function headersForNext({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      INTERNAL.test(name) || OF_MESSAGE.test(name) || name === "cookie" ? [] : [[name, String(value)]],
    ),
  );
}

/** The headers of Next's response for the visitor. Next would let a CDN keep it for a year, and a publish could not expire it there. */
export function headersForVisitor(headers: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(headers).filter(([name]) => !OF_MESSAGE.test(name) && name !== "x-nextjs-cache");
  return { ...Object.fromEntries(all), "cache-control": "no-store" };
}
