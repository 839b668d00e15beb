import { routableTypes } from "schemas/path.ts";

const HAS_PATH = `_type in ${JSON.stringify(routableTypes)} && (lower(path) == $path || count(aliases[lower(@) == $path]) > 0)`;

/**
 * The one document that the site shows at `$path`, as a filter: the Preview takes the first it finds, in no order. Of several the
 * site takes the one whose own path it is, before other paths of pages, and then goes by the order of its routes (web/cms/queries.ts).
 */
export const shownAtPath = `${HAS_PATH} && _id == (
  *[${HAS_PATH}]
  | order(lower(path) != $path asc, _originalId in path("drafts.**") asc, _createdAt asc, _id asc)
)[0]._id`;
