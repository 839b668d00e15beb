/** The maximum that a phone downloads for a page before the visitor scrolls. Sizes are in bytes; text is compressed with gzip. */
export const BUDGETS = {
  scripts: 145_000,
  /** After a request was sent. Its own 950 bytes show the number, the link and the email address that only the browser knows. */
  confirmationScripts: 146_000,
  /** The words of the code in another language than English, which a page in that language loads besides `scripts`. */
  words: 20_000,
  /** The part of `scripts` that exceeds a hello-world page with the same version of Next. */
  scriptsBeyondHelloWorld: 12_000,
  /**
   * Texts and tables have each length in both systems of units, so four guides and services are above 25 kB. The switch between languages
   * takes 0.3 kB. Browsers get them with Brotli: 20 kB.
   */
  html: 26_000,
  /** In another language than English: German has longer words, and each Japanese letter takes three bytes. */
  translatedHtml: 29_000,
  /** For both directions of text. */
  styles: 12_650,
  fonts: 60_000,
  images: 120_000,
  requests: 25,
  layoutShift: 0.01,
} as const;

/**
 * The maximum for all scripts of the Studio, in bytes with gzip. Editors download only a part of them: svgo (166 kB), for example, only
 * with the form of a drawing, the part check (224 kB, of which 4 kB are earcut) only with a request that has a CAD file, the tool for
 * languages (15 kB) only when it is opened, and each icon when it is shown. The worker of the check has 164 kB, and svgo once more.
 */
export const STUDIO_SCRIPTS = 3_995_000;

/**
 * The scripts of a hello-world page with Next 16.4.6, in bytes with gzip. `pnpm bench site` builds one and fails when this number
 * is outdated.
 */
export const HELLO_WORLD_SCRIPTS = 134_707;

/** The path of one page of each kind. */
export const PAGES = {
  home: "/",
  process: "/cnc-machining",
  materials: "/cnc-machining-materials",
  guide: "/design-guideinfo",
  blog: "/blog/threads-in-plastic",
  contact: "/contact-us",
  calculators: "/calculators",
} as const;

/** Pages in another language than English. */
export const TRANSLATED_PAGES = {
  "German home": "/de",
  "German process": "/de/leistungen/cnc-fraesen",
  "German calculators": "/de/rechner",
  "Japanese home": "/ja",
} as const;
