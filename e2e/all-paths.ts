import type { APIRequestContext } from "@playwright/test";

/** All paths in the sitemap, without those that other tests publish. */
export async function allPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => !path.includes("/test-"));
}
