import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";

// Next trusts some request headers that only its hosting platform should set, and lets caches keep some responses for a year. For
// responses that Next sends directly, this file removes those headers and replaces the cache-control header.
//
// Written for Next 16.4.6. forward-to-next.test.ts compares the removed headers with the list in the installed Next.

/** Headers that are set by Next, by its hosting platform or by our reverse proxy. They are removed from visitors' requests. */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-next-|x-now-|x-vercel-|x-matched-path$|x-rewrite-url$|x-original-url$|x-prerender-|x-forwarded-(?!for$)|forwarded$|next-resume$)/;

export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
}

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

interface Forwarding {
  /** The normalized path under which Next stores the page, with the query string. */
  readonly target: string;
  /** Headers to add to the response. Next overwrites those that it sets itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** Replaces the header that Next sets. */
  readonly cacheControl: string;
  /** Replaces the cookies that Next sets. */
  readonly cookiesFor: (cookies: readonly string[]) => string[];
}

/** Lets Next answer a request directly, without the response cache. Resolves when Next has written its response. */
export function forwardToNext(
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  { target, headers, cacheControl, cookiesFor }: Forwarding,
): Promise<void> {
  request.url = target;
  removeInternalHeaders(request.headers);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead = new Proxy(response.writeHead.bind(response), {
    apply(writeHead, _self, args) {
      // Next would let a CDN keep the response for a year, and a publish could not expire it there.
      response.setHeader("cache-control", cacheControl);
      response.removeHeader("x-nextjs-cache");
      const cookies = [response.getHeader("set-cookie") ?? []].flat().map(String);
      if (cookies.length > 0) response.setHeader("set-cookie", cookiesFor(cookies));
      return Reflect.apply(writeHead, response, args);
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  response.end = new Proxy(response.end.bind(response), {
    apply(end, _self, args) {
      resolve();
      return Reflect.apply(end, response, args);
    },
  });
  response.once("close", resolve);
  handle(request, response);
  return promise;
}
