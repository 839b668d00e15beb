import type { BufferedResponse } from "./fetch-from-next.ts";

// Decides how long a response of Next may be cached, based on the headers that Next sends for CDNs.
//
// Written for Next 16.4.6. response-lifetime.test.ts has Next's own function write `cache-control`, and looks up `x-nextjs-cache`
// in the installed Next.

/** "immutable": the address changes whenever the content does. */
export type Lifetime = "immutable" | { readonly ms: number };

/** For a page that Next caches for a limited time. Short, because Next decides when that time is over. */
const LIMITED_MS = 5000;

/** For an outdated page that Next sends while it renders a new one. */
const STALE_MS = 500;

/** For responses that Next caches itself but forbids CDNs to cache, such as icons and the sitemap. */
const FILE_MS = 3_600_000;

/** Undefined for a response that must not be cached: an error, or a response for a single visitor. */
export function lifetimeOf({ status, headers, cookies }: BufferedResponse): Lifetime | undefined {
  const control = headers["cache-control"] ?? "";
  const nextCache = headers["x-nextjs-cache"];
  if ((status !== 200 && status !== 307) || cookies.length > 0 || /no-store|no-cache|private/.test(control))
    return undefined;
  if (control.includes("immutable")) return "immutable";

  const seconds = /s-maxage=(\d+)/.exec(control)?.[1];
  const ms = seconds === undefined ? (nextCache ? FILE_MS : 0) : Number(seconds) * 1000;
  if (ms === 0) return undefined;
  if (nextCache === "STALE") return { ms: STALE_MS };
  return { ms: ms <= 60_000 ? LIMITED_MS : ms };
}
