import type { IncomingMessage } from "node:http";

// Next trusts request headers that only its hosting platform should set, and spends a second on a User-Agent of 15 kB. So this file lists
// the request headers that reach Next. Next also lets caches keep some responses for a year, so this file replaces their cache-control.
//
// Written for Next 16.4.6. headers-for-next.test.ts compares the headers with the lists in the installed Next.

/** The headers that Next itself reads, and those that any route may need. */
const OF_VISITOR = [
  "host",
  "origin",
  "referer",
  "sec-fetch-site",
  "accept",
  "content-type",
  "x-forwarded-for",
  "rsc",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
];

/** Longer headers are left out. X-Forwarded-For is cut at its start, because the last addresses are those of our own proxies. */
const MAX_LENGTH = 4000;

/** Headers about the connection and the encoding of a message. */
const OF_MESSAGE =
  /^(?:connection|keep-alive|trailer|transfer-encoding|upgrade|content-length|content-encoding|etag|date)$/;

/**
 * The headers of a visitor's request that reach Next. `others` are the names of headers that the routes of a site read. Cookies are left
 * out: the caller decides which of them Next may see.
 */
export function headersForNext(
  { headers }: Pick<IncomingMessage, "headers">,
  others: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    [...OF_VISITOR, ...others].flatMap((name) => {
      const value = headers[name]?.toString();
      if (value === undefined) return [];
      if (name === "x-forwarded-for") return [[name, value.slice(-MAX_LENGTH)]];
      return value.length > MAX_LENGTH ? [] : [[name, value]];
    }),
  );
}

/** The headers of Next's response for the visitor. Next would let a CDN keep it for a year, and a publish could not expire it there. */
export function headersForVisitor(headers: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(headers).filter(([name]) => !OF_MESSAGE.test(name) && name !== "x-nextjs-cache");
  return { ...Object.fromEntries(all), "cache-control": "no-store" };
}
