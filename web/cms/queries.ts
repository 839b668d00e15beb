import { defineQuery } from "groq";

/** Every document a visitor can reach. Add a document type here and its pages exist. */
export const ROUTES_QUERY = defineQuery(`
  *[_type in ["page", "service", "material", "guide", "caseStudy", "blog"] && defined(path)] | order(path asc) {
    _id, _type, path
  }
`);

/** Blocks come as they are stored: a block's component has the type of its schema. */
export const PAGE_QUERY = defineQuery(`
  *[_type in ["page", "service", "material", "guide", "caseStudy", "blog"] && _id == $id][0] {
    _id, _type, _rev, _updatedAt, title, path, seo, blocks
  }
`);

export const SETTINGS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]`);
