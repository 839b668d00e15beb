import { defineQuery } from "groq";

import { IS_ROUTABLE } from "./fragments.ts";

/**
 * Every document a visitor can reach. Of two with one path the first one has it: what is published before what is only a
 * draft, as the copy of a page is, then the older one. The Studio's preview goes by the same order: studio/presentation.ts.
 */
export const ROUTES_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && defined(path)]
  | order(lower(path) asc, _originalId in path("drafts.**") asc, _createdAt asc, _id asc) {
    _id, _type, path
  }
`);

/** Blocks come as they are stored: a block's component has the type of its schema. */
export const PAGE_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id == $id][0] {
    _id, _type, _rev, _updatedAt, title, path, summary, picture, seo, blocks
  }
`);

export const SETTINGS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]`);
