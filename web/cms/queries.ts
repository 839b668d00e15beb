import { defineQuery } from "groq";
import {
  MAX_ALIASES,
  MAX_BLOCKS,
  MAX_LISTED_REFERENCES,
  PATH_LENGTH,
  TEXT_LENGTH,
} from "schemas/fields/limits.ts";
import { shortText } from "stored-values/short-text.ts";

import { IS_ROUTABLE, PAGE_DATE } from "./routable-types.generated.ts";

// Every GROQ query of the site. content.ts and records.ts have the functions that run them. This file does not import Next, so that the custom
// server and tests can use it too. A query of documents selects their type, by which complete-content.ts knows what they lack. Each
// query sorts its list of documents. Lists that an editor arranges keep the editor's order
// (`inOrder` in content.ts).

/** Documents in the language `$language`. Those in English have none. */
const IN_LANGUAGE = `select(coalesce(language, "") == "" => "en", language) == $language`;

const MAX_LANGUAGE_CODE_LENGTH = 35;

/**
 * Pages with a path, and with texts that are short enough for lists. The schemas limit these texts, but the lake stores any length. Lists
 * load all pages, so a few paths of a megabyte would fill the memory of the site. `lower` is null for a value that is not text, while
 * `length` on its own would also count the items of a list.
 */
const HAS_PATH = `length(lower(path)) <= ${PATH_LENGTH} && (length(title) > ${TEXT_LENGTH}) != true
    && (length(summary) > ${TEXT_LENGTH}) != true && (length(seo.description) > ${TEXT_LENGTH}) != true`;

/** Fields that may be texts, as texts: the items of a list, or the fields of an object, may be anything. */
const LANGUAGE = `"language": select(length(lower(language)) <= ${MAX_LANGUAGE_CODE_LENGTH} => language)`;
const LISTED_TITLE = `"title": select(defined(lower(title)) => title)`;
const SUMMARY = `coalesce(select(defined(lower(summary)) => summary), select(defined(lower(seo.description)) => seo.description))`;

/** What lists show of the documents to which each of theirs refers. */
const NAME = `"name": ${shortText("name")}` as const;
const LINKED_PATH = `"path": ${shortText("path")}` as const;
const SERVICES = `services[0...${MAX_LISTED_REFERENCES}]->{
      _id, _type, ${LINKED_PATH}, "name": coalesce(${shortText("shortName")}, ${shortText("title")})
    }` as const;

/**
 * Each publish reads all pages and redirects, so both lists are limited. The oldest stay: otherwise an account that may write one type could
 * push out the pages of others.
 */
const ALL_PAGES = `*[${IS_ROUTABLE} && ${HAS_PATH}] | order(_createdAt asc, _id asc) [0...10000]`;
const ALL_REDIRECTS = `*[_type == "redirect" && length(lower(from)) <= ${TEXT_LENGTH}
      && (!defined(address) || length(lower(address)) <= ${TEXT_LENGTH})]
    | order(_createdAt asc, _id asc) [0...5000]`;
const ALIASES = `aliases[0...${MAX_ALIASES}][length(lower(@)) <= ${PATH_LENGTH}]`;

/** When a document was last changed. Null since it was created or imported. */
const MODIFIED_AT = `select(_updatedAt > _createdAt => _updatedAt, null)`;

/** A draft of a guide could otherwise have 100 sections with 100 blocks each. No guide of the site has one. */
const MAX_COUNTED_SECTIONS = 10;

/** The fields that lists show of a page of any type. */
const LISTED = `_id, _type, ${LISTED_TITLE}, path, "summary": ${SUMMARY}, picture,
    "figures": select(_type in ["service", "caseStudy"] => figures[0...20]),
    "isRepresentative": select(_type == "caseStudy" => isRepresentative),
    "ruleName": select(_type == "guide" => coalesce(ruleName, "rule")),
    "ruleCount": select(_type == "guide" =>
      count(blocks[0...${MAX_BLOCKS}][_type == "designRule"])
      + count(blocks[0...${MAX_BLOCKS}][defined(section->blocks)][0...${MAX_COUNTED_SECTIONS}].section->blocks[0...${MAX_BLOCKS}][_type == "designRule"])
    ),
    "date": ${PAGE_DATE}`;

// Paths

/**
 * Every document with a path. If two have the same path, the first one wins: a published document before one that is only a draft
 * (such as a copy of a page), then the older one. studio/presentation/main-document.ts uses the same order.
 */
export const ROUTES_QUERY = defineQuery(`
  ${ALL_PAGES}
  | order(lower(path) asc, _originalId in path("drafts.**") asc, _createdAt asc, _id asc) {
    _id, _type, path, ${LANGUAGE}
  }
`);

/**
 * The languages of the site besides English, which has no document: one with its code would change each English page. Which of them visitors
 * see depends on their state: content.ts.
 */
export const LANGUAGES_QUERY = defineQuery(`
  *[_type == "language" && code != "en"] | order(name asc) {
    _id, _type, code, name, state, missingPages, direction, units, currency, dollarRate, dollarRateOn,
    "fallback": ${shortText("fallback->code")}
  }
`);

/** The translated texts of records: see translate-content.ts. */
export const TRANSLATIONS_QUERY = defineQuery(`
  *[_type == "translation" && _id in $ids] {_id, _type, language, texts}
`);

/** Redirects, and the other paths of pages. */
export const REDIRECTS_QUERY = defineQuery(`{
  "redirects": ${ALL_REDIRECTS} {
    from, address, "anchor": select(length(lower(anchor)) <= ${PATH_LENGTH} => anchor),
    "page": select(length(lower(page._ref)) <= ${PATH_LENGTH} => page._ref), "isTemporary": permanent == false
  },
  "aliases": ${ALL_PAGES} [count(aliases) > 0][0...2000] {_id, "aliases": ${ALIASES}}
}`);

// One page

/** Blocks are not projected, so that the props of a block's component have the type of its schema. */
export const PAGE_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id == $id][0] {
    _id, _type, _rev, language, "original": original._ref, title, path, summary, picture, seo, blocks
  }
`);

/** Saved sections: those with the ids, or all. */
export const SECTIONS_QUERY = defineQuery(`
  *[_type == "section" && ($all || _id in $ids)] {_id, _type, blocks}
`);

/** The facts of a page besides its blocks, for its byline and its structured data. */
export const PAGE_FACTS_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id == $id][0] {
    "date": ${PAGE_DATE}, "modifiedAt": ${MODIFIED_AT}, reviewedAt, "summary": coalesce(summary, seo.description),
    "author": author->{_id, _type, name, role, about, picture}, "guide": guide._ref,
    "picture": coalesce(seo.picture, picture)
  }
`);

// Every page shows these

export const SETTINGS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]`);

/** The menus and the footer. */
export const NAVIGATION_QUERY = defineQuery(`*[_type == "navigation" && _id == "navigation"][0]`);

// Lists of pages

/** Every page, for the sitemap, llms.txt and the suggestions of the 404 page. Only the description of a project says that it is an example. */
export const DIRECTORY_QUERY = defineQuery(`
  ${ALL_PAGES} | order(path asc) {
    _id, _type, path, ${LANGUAGE}, ${LISTED_TITLE}, "modifiedAt": ${MODIFIED_AT}, "isHidden": seo.noIndex == true,
    "summary": coalesce(select(_type == "caseStudy" && defined(lower(seo.description)) => seo.description), ${SUMMARY})
  }
`);

/** Pages of any type, by id. */
export const CHOSEN_PAGES_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && _id in $ids] {
    ${LISTED}
  }
`);

/** All pages of a kind: a document type, or `industry`, which is a kind of `page`. By title: content.ts sorts them by date. */
export const PAGES_OF_KIND_QUERY = defineQuery(`
  *[
    (_type == $kind || ($kind == "industry" && _type == "page" && kind == "industry"))
    && ${IS_ROUTABLE} && ${IN_LANGUAGE} && ${HAS_PATH}
  ] | order(title asc) {
    ${LISTED}
  }
`);

/** The latest 50 posts for the feed, newest first. */
export const POSTS_QUERY = defineQuery(`
  *[_type == "blog" && ${IN_LANGUAGE} && ${HAS_PATH} && seo.noIndex != true] | order(publishedAt desc) [0...50] {
    _id, _type, path, title, "publishedAt": coalesce(publishedAt, _createdAt),
    "summary": coalesce(summary, seo.description),
    "author": author->{_id, _type, ${NAME}}
  }
`);

// Other documents that blocks show

/** Manufacturing processes. */
export const SERVICES_QUERY = defineQuery(`
  *[_type == "service" && ${IN_LANGUAGE} && ${HAS_PATH}] | order(title asc) {
    _id, _type, title, shortName, path, summary, picture, figures, "partOf": partOf._ref
  }
`);

/** A drawing of a block. A draft can lack any field. */
export const DRAWING_QUERY = defineQuery(`
  *[_type == "technicalDrawing" && _id == $id][0] {
    _id, _type, "title": coalesce(title, ""), view, layout, values,
    "parts": coalesce(parts[] {..., "alternativeText": coalesce(alternativeText, "")}, [])
  }
`);

export const GRADES_QUERY = defineQuery(`
  *[_type == "materialGrade"] | order(family asc, name asc) {
    ..., "services": services[]._ref,
    "finishes": finishes[0...${MAX_LISTED_REFERENCES}]->{_id, _type, ${NAME}}
  }
`);

/** The pages of grades, each with the ids of the grades that its data sheet shows. */
export const GRADE_PAGES_QUERY = defineQuery(`
  *[_type == "gradePage" && ${IN_LANGUAGE} && ${HAS_PATH}] | order(_createdAt asc, _id asc) {
    _id, path, "grades": blocks[_type == "materialData"].grades[]._ref
  }
`);

/** Case studies with the names of their processes and industry, for the table with filters. */
export const CASE_STUDIES_QUERY = defineQuery(`
  *[_type == "caseStudy" && ${IN_LANGUAGE} && ${HAS_PATH}] | order(title asc) {
    _id, _type, title, path, summary, figures,
    "industry": industry->{_id, _type, "title": ${shortText("title")}, ${LINKED_PATH}},
    "services": ${SERVICES}
  }
`);

/**
 * The guides with their rules, for the part check. It needs all blocks, because the anchor of a rule depends on the blocks before
 * it.
 */
export const RULES_QUERY = defineQuery(`
  *[_type == "guide" && ${IN_LANGUAGE} && ${HAS_PATH}] | order(path asc) {_id, _type, path, services, blocks}
`);

export const DENSITIES_QUERY = defineQuery(`
  *[_type == "materialGrade" && defined(density.value)] | order(family asc, name asc) {
    _id, name, family, "density": density.value, "services": services[]._ref
  }
`);

export const FINISHES_QUERY = defineQuery(`
  *[_type == "finish"] | order(name asc) {
    _id, _type, name, summary, purposes, roughness, roughnessEffect, thickness, sizeEffect, hardness, saltSpray, materials, colors, cosmeticClass, standards, limits, costIndex, picture,
    "services": ${SERVICES}
  }
`);

/** The cost models that visitors may see, with what they need of other documents. Only their rates: the other fields are for staff. */
export const COST_MODELS_QUERY = defineQuery(`{
  "models": *[_type == "costModel" && state in ["example", "confirmed"]] | order(_id asc) {
    _id, _type, name, process, method, state, validUntil, currency, rates, materials, finishes, leadTimes
  },
  "grades": *[_type == "materialGrade" && defined(density)] | order(_id asc) {
    _id, _type, name, family, "density": coalesce(density.value, (density.min + density.max) / 2)
  },
  "finishes": *[_type == "finish"] | order(_id asc) {
    _id, _type, name, families, "grades": grades[]._ref, "exceptGrades": exceptGrades[]._ref
  }
}`);

export const VIDEOS_QUERY = defineQuery(`
  *[_type == "video"] | order(title asc) {
    _id, _type, _createdAt, title, summary, poster, seconds, transcript,
    "mp4": file.asset._ref, "webm": webm.asset._ref, "captions": captions.asset._ref
  }
`);

/** The people with these ids. */
export const PEOPLE_QUERY = defineQuery(`
  *[_type == "person" && _id in $ids] {_id, _type, name, role, about, picture}
`);

export const GLOSSARY_QUERY = defineQuery(
  `*[_type == "glossaryTerm"] | order(term asc) {_id, _type, term, otherNames, explanation, url}`,
);

/**
 * The figures of capabilities, which fill the quantities that refer to them (fetch.ts). Only the figures: the other fields are for
 * staff.
 */
export const CAPABILITY_FIGURES_QUERY = defineQuery(`
  *[_type == "capability" && _id in $ids] {
    _id, figures[] {_key, _type, value, plusMinus, min, max, length, width, height, unit, note}
  }
`);

export const CHART_QUERY = defineQuery(
  `*[_type == "chart" && _id == $id][0] {_id, _type, title, kind, view, rows}`,
);

/**
 * Everything that the search index of a language is built from: all documents of the types `$types` (pages only in this language), saved
 * sections, the search settings, and the originals of translated pages, which decide the anchors.
 */
export const SEARCHED_DOCUMENTS_QUERY = defineQuery(`{
  "documents": *[_type in $types && (!(${IS_ROUTABLE}) || ${IN_LANGUAGE})] | order(_type asc, _id asc),
  "originals": *[$language != "en" && _type in $types && ${IS_ROUTABLE} && coalesce(language, "") == ""]
    | order(_id asc) {_id, blocks},
  "sections": *[_type == "section"] | order(_id asc) {_id, blocks},
  "synonyms": *[_type == "settings" && _id == "settings"][0].synonyms,
  "ownSynonyms": *[_type == "language" && code == $language][0].synonyms,
  "popular": *[_type == "settings" && _id == "settings"][0].popularPages[0...${MAX_LISTED_REFERENCES}]->{_id, ${LINKED_PATH}, "title": ${shortText("title")}}
}`);

/** Name, type and size in bytes of uploaded files. */
export const FILES_QUERY = defineQuery(`
  *[_type == "sanity.fileAsset" && _id in $ids] {_id, size, extension, originalFilename}
`);

/** The alternative texts and credits of image assets. A text in the block takes precedence (fetch.ts). */
export const ASSET_TEXTS_QUERY = defineQuery(`
  *[_type == "sanity.imageAsset" && _id in $ids] {_id, _type, altText, creditLine}
`);

/** Documents for the block gallery, because the example content of the blocks has none. */
export const SAMPLES_QUERY = defineQuery(`{
  "pictures": *[_type == "sanity.imageAsset" && extension in ["jpg", "webp"]]
    | order(metadata.dimensions.width desc)[0...4]._id,
  "drawing": *[_type == "technicalDrawing"] | order(layout == "steps" desc, title asc)[0]._id,
  "chart": *[_type == "chart"] | order(_id asc)[0]._id
}`);
