import { routableTypes } from "schemas/fields/routable-types.ts";

const HAS_PATH = `_type in ${JSON.stringify(routableTypes)} && (lower(path) == $path || count(aliases[lower(@) == $path]) > 0)`;

/**
 * A GROQ filter that matches only the document that the site shows at `$path`. Presentation takes any matching document, so the filter has
 * to choose: a document with this path comes before one with this alias, and then the order of the site's routes applies
 * (web/cms/queries.ts).
 */
export const mainDocumentFilter = `${HAS_PATH} && _id == (
  *[${HAS_PATH}]
  | order(lower(path) != $path asc, _originalId in path("drafts.**") asc, _createdAt asc, _id asc)
)[0]._id`;
