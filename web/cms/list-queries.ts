import { defineQuery } from "groq";

import { IS_ROUTABLE, LISTED } from "./fragments.ts";

// What blocks show of other documents. Lists made by hand keep their order: a reference that is not published is left out.

/** Pages of any kind, one line each, by id. */
export const CHOSEN_PAGES_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id in $ids] {
    ${LISTED}
  }
`);

/** All pages of a kind. `industry` is a kind of page, the other kinds are types. */
export const PAGES_OF_KIND_QUERY = defineQuery(`
  *[
    (_type == $kind || ($kind == "industry" && _type == "page" && kind == "industry"))
    && ${IS_ROUTABLE} && defined(path)
  ] | order(coalesce(publishedAt, "") desc, title asc) {
    ${LISTED}
  }
`);

/** Every process, with what belongs to it. */
export const SERVICES_QUERY = defineQuery(`
  *[_type == "service" && defined(path)] | order(title asc) {
    _id, title, shortName, path, summary, picture, figures, "partOf": partOf._ref
  }
`);

export const GRADES_QUERY = defineQuery(`
  *[_type == "materialGrade"] | order(family asc, name asc) {
    ..., "services": services[]._ref, "finishes": finishes[]->name
  }
`);

export const FINISHES_QUERY = defineQuery(`
  *[_type == "finish"] | order(name asc) {
    _id, name, summary, purposes, roughness, thickness, sizeEffect, materials, colours, standards, limits, costIndex, picture,
    "services": services[]->{_id, "name": coalesce(shortName, title)}
  }
`);

export const VIDEOS_QUERY = defineQuery(`
  *[_type == "video"] | order(title asc) {
    _id, title, summary, topic, poster, seconds, transcript,
    "mp4": file.asset._ref, "webm": webm.asset._ref, "captions": captions.asset._ref
  }
`);

export const GLOSSARY_QUERY = defineQuery(`*[_type == "glossaryTerm"] {_id, term, explanation, url}`);

/** Size in bytes and name of stored files. */
export const FILES_QUERY = defineQuery(`
  *[_type == "sanity.fileAsset" && _id in $ids] {_id, size, extension, originalFilename}
`);

/** Pictures for the gallery of all blocks, which shows blocks that have none of their own yet. */
export const SAMPLE_PICTURES_QUERY = defineQuery(`
  *[_type == "sanity.imageAsset" && extension in ["jpg", "webp"]] | order(metadata.dimensions.width desc)[0...4] {_id}
`);
