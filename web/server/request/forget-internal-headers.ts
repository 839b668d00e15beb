import type { IncomingHttpHeaders } from "node:http";

// What Next and its hosts tell each other, and what only a proxy of ours may say. A visitor says none of it.
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-next-|x-now-|x-vercel-|x-matched-path$|x-rewrite-url$|x-original-url$|x-prerender-|x-forwarded-(?!for$)|forwarded$)/;

/** Removes from a request what its sender had no right to write. */
export function forgetInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
}
