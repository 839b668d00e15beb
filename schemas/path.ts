// Rules for the paths of documents. Plain functions, because the site imports this file.

import { PATH_LENGTH } from "./limits.ts";

/** Document types that have a path. The Studio, the site's routes and links all use this list. */
export const routableTypes = [
  "page",
  "service",
  "material",
  "gradePage",
  "guide",
  "caseStudy",
  "blog",
] as const;

/** Document types that consist of blocks: pages, and the sections that pages share. */
export const typesWithBlocks = [...routableTypes, "section"] as const;

/** First segments of paths that the site, or another service at its address, uses itself. No page can use them. */
const RESERVED_SEGMENTS = new Set([
  "_next",
  "api",
  "block-gallery",
  "health",
  "images",
  "malformed-address",
  "missing-address",
  "search",
  "storage",
  "studio",
  "thankyou",
  "thankyou2",
]);

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/i;

/** Returns an error message for a page's path; undefined if it can be used. */
export function pathProblem(path: string): string | undefined {
  if (path === "/") return undefined;
  if (!path.startsWith("/")) return "Start the path with a slash, for example /about-us";
  if (path.endsWith("/")) return "Remove the slash at the end";
  if (path.length > PATH_LENGTH) return `Use at most ${PATH_LENGTH} characters`;

  const segments = path.slice(1).split("/");
  const [first = ""] = segments;
  if (RESERVED_SEGMENTS.has(first.toLowerCase())) {
    return `The site uses /${first} itself. Start the path with something else`;
  }

  const wrong = segments.find((segment) => !SEGMENT.test(segment));
  if (wrong === undefined) return undefined;
  if (wrong === "") return "Put one slash, not two, between the parts";
  return `“${wrong}” cannot be part of a path. Use letters, digits and single hyphens, for example /cnc-machining`;
}

/**
 * Normalizes a path for comparison, because capitalization (docs/behavior.md §2.2) and a slash at the end make no difference.
 * `/Privacy-Policy/` → `/privacy-policy`
 */
export function comparablePath(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, "").toLowerCase()}`;
}
