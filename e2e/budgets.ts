/** What a page may cost on a phone that has not scrolled, on any machine. Bytes of text are gzip. */
export const BUDGETS = {
  scripts: 145_000,
  /** Beyond the scripts of a hello-world page with the same version of Next. */
  scriptsBeyondHelloWorld: 12_000,
  html: 25_000,
  styles: 12_000,
  fonts: 60_000,
  images: 120_000,
  requests: 25,
  layoutShift: 0.01,
} as const;

/** All scripts of the Studio together, gzip: 15 % more than before it got the tools of a team. An editor downloads a part of them. */
export const STUDIO_SCRIPTS = 3_344_815;

/** Bytes of a hello-world page with Next 16.4.6. `pnpm bench site` builds one and fails when this number is outdated. */
export const HELLO_WORLD_SCRIPTS = 134_707;

/** The path of one page of each kind. */
export const PAGES = {
  home: "/",
  process: "/cnc-machining",
  materials: "/cnc-machining-materials",
  guide: "/design-guideinfo",
  blog: "/blog/threads-in-plastic",
  contact: "/contact-us",
} as const;
