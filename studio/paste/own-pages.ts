import { comparablePath } from "schemas/path.ts";
import * as v from "valibot";

/** Pages as visitors find them, each with every path that leads to it. */
export const OWN_PAGES = `*[_type in $types && defined(path)]{_id, "paths": [path] + coalesce(aliases, [])}`;
export const OwnPages = v.array(v.object({ _id: v.string(), paths: v.array(v.string()) }));

/** The id of the page at an address; undefined for another website's, and where the site has no page. */
export type PageAt = (address: URL) => string | undefined;

export function pageFinder(siteUrl: string, pages: v.InferOutput<typeof OwnPages>): PageAt {
  const { host } = new URL(siteUrl);
  const ids = new Map(pages.flatMap(({ _id, paths }) => paths.map((path) => [comparablePath(path), _id])));
  return (address) => (address.host === host ? ids.get(comparablePath(address.pathname)) : undefined);
}
