import type { APIRequestContext } from "@playwright/test";

/** All paths in the sitemap, except pages that other tests publish. */
export async function allPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => !path.includes("/test-"));
}

/**
 * The paths for tests that take seconds per page. All grade pages have the same blocks, so these tests visit only three: the pages
 * with the longest, the shortest and the median HTML. Tests that only read the HTML use `allPaths`.
 */
export async function representativePaths(request: APIRequestContext): Promise<string[]> {
  const paths = await allPaths(request);
  const ofGrades = paths.filter((path) => path.startsWith("/materials/"));
  const sizes = await Promise.all(
    ofGrades.map(async (path) => ({ path, size: (await (await request.get(path)).body()).length })),
  );
  const bySize = sizes.toSorted((a, b) => a.size - b.size).map(({ path }) => path);
  const kept = new Set([bySize[0], bySize[bySize.length >> 1], bySize.at(-1)]);
  return paths.filter((path) => !ofGrades.includes(path) || kept.has(path));
}
