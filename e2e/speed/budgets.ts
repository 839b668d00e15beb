/**
 * What a page may cost, whatever the machine: quality.md §2. Bytes are gzip, or as they are where that is smaller; of a phone
 * that has not scrolled.
 */
export const BUDGETS = {
  scripts: 145_000,
  /** Beyond a page of the same Next that says “Hello, world”. */
  scriptsBeyondHello: 12_000,
  html: 25_000,
  styles: 12_000,
  fonts: 60_000,
  images: 120_000,
  requests: 30,
  layoutShift: 0.01,
} as const;

/** Next 16.4.6 by itself; `pnpm bench site` builds it again and says when this is no longer so. */
export const HELLO_SCRIPTS = 134_700;

/** A page of each kind. */
export const KINDS = {
  home: "/",
  "process page": "/cnc-machining",
  "materials page": "/cnc-machining-materials",
  guide: "/design-guide",
  "blog post": "/blog/threads-in-plastic",
  contact: "/contact-us",
} as const;
