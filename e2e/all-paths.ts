import type { APIRequestContext } from "@playwright/test";

import type { Lake } from "#lake.ts";

/** The languages of the pages besides English. */
export const LANGUAGES = ["de", "ja"];

/** All paths in the sitemap, except pages that other tests publish. */
export async function allPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => !path.includes("/test-"));
}

/** The code of the language of a path. */
export function languageOf(path: string): string {
  return LANGUAGES.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? "en";
}

/** Those of `allPaths` that are in one language. */
export async function pathsIn(language: string, request: APIRequestContext): Promise<string[]> {
  return (await allPaths(request)).filter((path) => languageOf(path) === language);
}

/**
 * The English paths for tests that take seconds per page. All grade pages have the same blocks, so these tests visit only three: the
 * pages with the longest, the shortest and the median HTML. Tests that only read the HTML use `allPaths`.
 */
export async function representativePaths(request: APIRequestContext): Promise<string[]> {
  const paths = await pathsIn("en", request);
  const ofGrades = paths.filter((path) => path.startsWith("/materials/"));
  const sizes = await Promise.all(
    ofGrades.map(async (path) => ({ path, size: (await (await request.get(path)).body()).length })),
  );
  const bySize = sizes.toSorted((a, b) => a.size - b.size).map(({ path }) => path);
  const kept = new Set([bySize[0], bySize[bySize.length >> 1], bySize.at(-1)]);
  return paths.filter((path) => !ofGrades.includes(path) || kept.has(path));
}

/**
 * A small set of English paths whose pages have every block with every length of its lists: none, one, two, three or more entries. For
 * tests that are too slow for `representativePaths`.
 */
export async function pathsThatShowEveryBlock(lake: Lake, request: APIRequestContext): Promise<string[]> {
  const listed = await pathsIn("en", request);
  const pages = (await lake.routed())
    .filter(({ path }) => listed.includes(path))
    .map((page) => ({ path: page.path, shapes: shapesOf(page) }));
  const missing = new Set(pages.flatMap(({ shapes }) => [...shapes]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = pages.map(({ shapes }) => [...shapes].filter((shape) => missing.has(shape)).length);
    const best = pages[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best.path);
    for (const shape of best.shapes) missing.delete(shape);
  }
  return chosen;
}

/** `cards`, `cards.items:2`, `page`: the type of a document, its blocks, and the lengths of their lists. */
function shapesOf({ _type: type, blocks }: { _type: string; blocks: readonly { _type: string }[] | null }) {
  const shapes = new Set([type]);
  for (const block of blocks ?? []) {
    shapes.add(block._type);
    for (const [field, value] of Object.entries(block))
      if (Array.isArray(value)) shapes.add(`${block._type}.${field}:${Math.min(value.length, 3)}`);
  }
  return shapes;
}
