import { defineQuery } from "groq";

import { IS_ROUTABLE } from "./fragments.ts";

/** The menus and the footer. */
export const NAVIGATION_QUERY = defineQuery(`*[_type == "navigation" && _id == "navigation"][0]`);

/** What leads on from an address that is no page's: redirects, and the other paths of pages. */
export const REDIRECTS_QUERY = defineQuery(`{
  "redirects": *[_type == "redirect" && defined(from)] {
    from, anchor, address, "page": page._ref, "isTemporary": permanent == false
  },
  "aliases": *[
    ${IS_ROUTABLE} && defined(path) && count(aliases) > 0
  ] {_id, aliases}
}`);

/** Every page with what lists of pages say about it. */
export const DIRECTORY_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && defined(path)] | order(path asc) {
    _type, path, title, _updatedAt, "isHidden": seo.noIndex == true,
    "summary": coalesce(summary, seo.description)
  }
`);

/** The latest first. */
export const POSTS_QUERY = defineQuery(`
  *[_type == "blog" && defined(path) && seo.noIndex != true] | order(publishedAt desc) [0...50] {
    _id, path, title, publishedAt, _updatedAt, "summary": coalesce(summary, seo.description),
    "author": author->name
  }
`);

/** What readers and search engines are told about a page beyond its blocks. */
export const PAGE_FACTS_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id == $id][0] {
    _createdAt, publishedAt, reviewedAt, "summary": coalesce(summary, seo.description),
    "author": author->{name, role, about, picture}, "guide": guide._ref,
    "picture": coalesce(seo.picture, picture)
  }
`);

/** The videos that a page shows. */
export const PAGE_VIDEOS_QUERY = defineQuery(`
  *[_type == "video" && ($all || _id in $ids)] | order(title asc) {
    _id, title, summary, seconds, _createdAt, poster, "file": file.asset._ref
  }
`);
