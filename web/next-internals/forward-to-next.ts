import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";

// Next trusts some request headers that only its own hosts may set, and lets caches keep some responses for a year. This file
// removes those headers and limits that caching for the responses that Next sends directly.
//
// Written for Next 16.4.6. forward-to-next.test.ts compares the removed headers with the list in the installed Next.

/** Set by Next, by hosts that run it, or by our reverse proxy. Visitors must not set them. */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-next-|x-now-|x-vercel-|x-matched-path$|x-rewrite-url$|x-original-url$|x-prerender-|x-forwarded-(?!for$)|forwarded$|next-resume$)/;

export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
}

interface Forwarding {
  /** The path in the spelling under which Next stores the page, with its query string. */
  readonly target: string;
  /** Headers of the response. Next overwrites those that it sets itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** Replaces the header that Next sets. */
  readonly cacheControl: string;
  /** Replaces the cookies that Next sets. */
  readonly cookiesFor: (cookies: readonly string[]) => string[];
}

/** Lets Next write the response itself, without the response cache. */
export function forwardToNext(
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  { target, headers, cacheControl, cookiesFor }: Forwarding,
): void {
  request.url = target;
  removeInternalHeaders(request.headers);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead = new Proxy(response.writeHead.bind(response), {
    apply(writeHead, _self, args) {
      // Next would let a CDN keep the response for a year, and no publish would reach that CDN.
      response.setHeader("cache-control", cacheControl);
      response.removeHeader("x-nextjs-cache");
      const cookies = [response.getHeader("set-cookie") ?? []].flat().map(String);
      if (cookies.length > 0) response.setHeader("set-cookie", cookiesFor(cookies));
      return Reflect.apply(writeHead, response, args);
    },
  });
  handle(request, response);
}
