import { defineQuery } from "groq";

import { IS_ROUTABLE } from "./fragments.ts";

/** Every document a visitor can reach. */
export const ROUTES_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && defined(path)] | order(path asc) {
    _id, _type, path
  }
`);

/** Blocks come as they are stored: a block's component has the type of its schema. */
export const PAGE_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id == $id][0] {
    _id, _type, _rev, _updatedAt, title, path, seo, blocks
  }
`);

export const SETTINGS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]`);
