import type { APIRequestContext } from "@playwright/test";

/** The paths of all pages, as the sitemap has them, without what other tests publish meanwhile. */
export async function everyPath(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => !path.includes("/test-"));
}
