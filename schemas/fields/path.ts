// Rules for the paths of documents. Plain functions, because the site imports this file.

import { PAGE_FILE } from "contracts/page-path.ts";
import { comparablePath } from "page-paths/paths.ts";

import { firstSegment, pathInLanguage, pathWithoutLanguage, SITE_LANGUAGE } from "./language.ts";
import { PATH_LENGTH } from "./limits.ts";

/** First segments of paths that the site, or another service at its address, uses itself. No page can use them. */
const RESERVED_SEGMENTS = new Set([
  "_next",
  "api",
  "block-gallery",
  "health",
  "images",
  "malformed-address",
  "missing-address",
  "missing-request",
  "quote",
  "request",
  "search",
  "storage",
  "studio",
  "thankyou",
  "thankyou2",
]);

/** What the code has below the code of each language, such as `/de/search`, besides English. So no second segment can be one of these. */
const RESERVED_IN_LANGUAGES = new Set([
  "malformed-address",
  "missing-address",
  "missing-request",
  "quote",
  "request",
  "search",
  "thankyou",
  "thankyou2",
]);

/** Addresses to which redirects can lead although no document has them. */
const SITE_ADDRESSES = new Set([
  "/blog/feed.xml",
  "/llms.txt",
  "/quote",
  "/robots.txt",
  "/search",
  "/sitemap.xml",
]);

/** Whether a path is a file of the site, or one of its pages that are not content. */
export function isSiteAddress(path: string): boolean {
  return SITE_ADDRESSES.has(comparablePath(path));
}

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/i;
const OLD_SEGMENT = /^[\w-]+$/;

interface PathOptions {
  /** An old path only redirects, so it may look as on the site that this one replaced: /about_us.html. */
  readonly isOld?: boolean;
  /** The language of its page. Default: English. */
  readonly language?: string;
}

/** Returns an error message for a page's path; undefined if it can be used. */
export function pathProblem(
  path: string,
  { isOld = false, language = SITE_LANGUAGE }: PathOptions = {},
): string | undefined {
  if (path === "/" && language === SITE_LANGUAGE) return undefined;
  if (!path.startsWith("/")) return "Start the path with a slash, for example /about-us";
  if (!isOld && language !== SITE_LANGUAGE && firstSegment(path) !== language)
    return `Start the path with the code of its language, for example ${pathInLanguage("/about-us", language)}`;
  if (path.endsWith("/")) return "Remove the slash at the end";
  if (path.length > PATH_LENGTH) return `Use at most ${PATH_LENGTH} characters`;

  const [, first = ""] = pathWithoutLanguage(path, language).split("/");
  if (RESERVED_SEGMENTS.has(first.toLowerCase())) {
    return `The site uses ${pathInLanguage(`/${first}`, language)} itself. Start the path with something else`;
  }

  const [, , second = ""] = path.split("/");
  if (RESERVED_IN_LANGUAGES.has(second.toLowerCase()))
    return `The site uses /${second} itself in each language. Choose another second part`;

  const segments = (isOld ? path.replace(PAGE_FILE, "") : path).slice(1).split("/");
  const wrong = segments.find((segment) => !(isOld ? OLD_SEGMENT : SEGMENT).test(segment));
  if (wrong === undefined) return undefined;
  if (wrong === "") return "Put one slash, not two, between the parts";
  const allowed = isOld
    ? "letters, digits, hyphens and underscores, for example /old-page or /old_page.html"
    : "letters, digits and single hyphens, for example /cnc-machining";
  return `“${wrong}” cannot be part of a path. Use ${allowed}`;
}
