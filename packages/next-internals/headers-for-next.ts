import type { IncomingMessage } from "node:http";

// Next trusts some request headers that only its hosting platform should set, takes long for some long ones (a User-Agent of 15 kB took it a
// second), and lets caches keep some responses for a year. This file chooses the headers that Next gets of a request, and replaces the
// cache-control header of responses.
//
// Written for Next 16.4.6. headers-for-next.test.ts compares the headers with the lists in the installed Next.

/** What Next reads of a visitor's request, and what any route may need. */
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

/** A longer header is left out. Of the addresses of proxies, the last ones count. */
const MAX_LENGTH = 4000;

/** Headers about the connection and the encoding of a message. */
const OF_MESSAGE =
  /^(?:connection|keep-alive|trailer|transfer-encoding|upgrade|content-length|content-encoding|etag|date)$/;

/**
 * The headers of a visitor's request for Next, which gets the whole request from this server and answers it with a whole response. `others` are
 * the names that the routes of a site read. Without cookies: which of them Next may see is up to the caller.
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
