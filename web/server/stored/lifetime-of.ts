import type { Answer } from "#server/next/ask-next.ts";

/** How long an answer may be given again. `"for ever"`: its address changes with its content. */
export type Lifetime = "for ever" | { readonly ms: number };

/** A page that is stored for a short time only is kept for a moment here: Next counts its time. */
const SHORT_MS = 5000;

/** Next gave an old page and makes a new one meanwhile. */
const STALE_MS = 500;

/** What Next stores itself and lets nobody else store: icons, the list of pages for machines. */
const ICON_SECONDS = 3600;

/** The lifetime of an answer that anybody may get, or undefined when it is for this visitor or this time only. */
export function lifetimeOf({ status, headers, cookies }: Answer): Lifetime | undefined {
  const control = headers["cache-control"] ?? "";
  if (status !== 200 || cookies.length > 0 || /no-store|no-cache|private/.test(control)) return undefined;
  if (control.includes("immutable")) return "for ever";

  const seconds = Number(
    /s-maxage=(\d+)/.exec(control)?.[1] ?? (headers["x-nextjs-cache"] ? ICON_SECONDS : 0),
  );
  if (seconds === 0) return undefined;
  if (headers["x-nextjs-cache"] === "STALE") return { ms: STALE_MS };
  return { ms: seconds <= 60 ? SHORT_MS : seconds * 1000 };
}
