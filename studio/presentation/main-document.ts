import { routableTypes } from "schemas/path.ts";

const HAS_PATH = `_type in ${JSON.stringify(routableTypes)} && (lower(path) == $path || count(aliases[lower(@) == $path]) > 0)`;

/**
 * A GROQ filter that matches the one document that the site shows at `$path`. Presentation takes any document that matches, so
 * the filter must decide: a document with this path comes before one with this alias, and then the order of the site's routes
 * (web/cms/queries.ts) applies.
 */
export const mainDocumentFilter = `${HAS_PATH} && _id == (
  *[${HAS_PATH}]
  | order(lower(path) != $path asc, _originalId in path("drafts.**") asc, _createdAt asc, _id asc)
)[0]._id`;
