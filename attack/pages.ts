import { type Answer, ask } from "./ask.ts";
import type { Target } from "./target.ts";

/** A page that every installation of this site has. */
export const PAGE = "/about-us";

/** What a visitor without anything special gets. */
export function readPage({ site }: Pick<Target, "site">, path = PAGE): Promise<Answer> {
  return ask(site, path, { headers: { accept: "text/html" } });
}

/** Where React's data of a page are, and its first picture, as its HTML names them; undefined where it names none. */
export function namedIn(html: string): {
  readonly data: string | undefined;
  readonly picture: string | undefined;
} {
  const [, picture] = /<img[^>]* src="(?:https?:\/\/[^/"]+)?(\/images\/[^"]+)"/.exec(html) ?? [];
  return { data: /data-data="([^"]+)"/.exec(html)?.[1], picture: picture?.replaceAll("&amp;", "&") };
}

/** Every path that the sitemap lists. */
export async function sitemapPaths({ site }: Pick<Target, "site">): Promise<readonly string[]> {
  const { body } = await ask(site, "/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? site).pathname);
}

/** Seconds that shared caches may keep an answer; 0 when none may. */
export function sharedSeconds({ headers }: Answer): number {
  const control = headers["cache-control"] ?? "";
  if (/no-store|private/.test(control)) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
