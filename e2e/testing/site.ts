import { PAYLOAD_ATTRIBUTE } from "next-page-cache/cached-response.ts";
import * as v from "valibot";

import { type HttpResponse, type RequestOptions, send } from "./request.ts";
import type { Target } from "./target.ts";

/** The site's API routes (docs/behavior.md §8.1). */
export const API = {
  quoteRequest: "/api/orderInquiry/insert",
  uploadSignature: "/api/oss/upload",
  statistics: "/api/statistical/insert",
  versions: "/api/versions/insert",
} as const;

/** A valid entry for the statistics: one visit of the home page. */
export const PAGE_VIEW = {
  webType: "website",
  residenceTime: 1,
  equipmentType: "电脑",
  module: "home",
  pageUrl: "/",
};

/** A page that every installation of this site has. */
export const PAGE = "/about-us";

/** Requests a page as a visitor without cookies. */
export function readPage(
  { siteUrl }: Pick<Target, "siteUrl">,
  path = PAGE,
  options: Pick<RequestOptions, "visitor"> = {},
): Promise<HttpResponse> {
  return send(siteUrl, path, { headers: { accept: "text/html" }, ...options });
}

/** The paths of all pages in the sitemap. */
export async function sitemapPaths({ siteUrl }: Pick<Target, "siteUrl">): Promise<readonly string[]> {
  const { body } = await send(siteUrl, "/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? siteUrl).pathname,
  );
}

const PAYLOAD = new RegExp(`${PAYLOAD_ATTRIBUTE}="([^"]+)"`);

/** The paths of the page's React payload and of its first image. Undefined if the HTML contains none. */
export function resourcesOf(html: string): {
  readonly payload: string | undefined;
  readonly image: string | undefined;
} {
  const [, image] = /<img[^>]* src="(?:https?:\/\/[^/"]+)?(\/images\/[^"]+)"/.exec(html) ?? [];
  return { payload: PAYLOAD.exec(html)?.[1], image: image?.replaceAll("&amp;", "&") };
}

/** Whether two responses are the same page. The address of the payload differs if the page was rendered again in between. */
export function isSamePage(one: HttpResponse, other: HttpResponse): boolean {
  const [text, otherText] = [one, other].map(({ body }) => body.replace(PAYLOAD, ""));
  return one.status === other.status && text === otherText;
}

/** The paths of all images of the lake in a page's HTML, without parameters. */
export function imagePaths(html: string): readonly string[] {
  return html.match(/\/images\/[\w-]+\/[\w-]+\/[\w-]+\.(?:png|jpg|jpeg|webp)/g) ?? [];
}

const Health = v.pipe(v.string(), v.parseJson(), v.object({ cache: v.object({ responses: v.number() }) }));

/** How many responses the site has cached. */
export async function countCachedResponses({ siteUrl }: Pick<Target, "siteUrl">): Promise<number> {
  const { body } = await send(siteUrl, "/health");
  return v.parse(Health, body).cache.responses;
}

/** The number of seconds for which a shared cache may keep a response, or 0 if it may not. */
export function sharedMaxAge({ headers }: HttpResponse): number {
  const cacheControl = headers["cache-control"] ?? "";
  if (/no-store|private/.test(cacheControl)) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
