/** What a page may cost a visitor, whatever the machine (quality.md §2): a phone that has not scrolled. Bytes are gzip. */
export const BUDGETS = {
  scripts: 145_000,
  /** Beyond a page of the same Next that says “Hello, world”. */
  scriptsBeyondHello: 12_000,
  html: 25_000,
  styles: 12_000,
  fonts: 60_000,
  images: 120_000,
  requests: 25,
  layoutShift: 0.01,
} as const;

/** Next 16.4.6 by itself; `pnpm bench site` builds it again and says when it is no longer so. */
export const HELLO_SCRIPTS = 134_707;

/** A page of each kind. */
export const PAGES = {
  home: "/",
  process: "/cnc-machining",
  materials: "/cnc-machining-materials",
  guide: "/design-guideinfo",
  blog: "/blog/threads-in-plastic",
  contact: "/contact-us",
} as const;
