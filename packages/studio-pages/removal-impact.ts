import { comparablePath } from "page-paths/paths.ts";
import {
  getPublishedId,
  getValueAtPath,
  getVersionFromId,
  type Path,
  pathToString,
  type SanityClient,
} from "sanity";
import { shortText } from "stored-values/short-text.ts";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { type LinkModel, linksTo, type RemovedDocument } from "./links.ts";
import type { PageSettings } from "./page-settings.ts";

/** A document that links can lead to instead of the removed one. */
export interface Target {
  _id: string;
  _type: string;
  title: string | null;
  path: string | null;
  /** The code of the language of a translation, and the id of its original. */
  language?: string | null;
  original?: string | null;
}

/** A link to the removed document. It counts once for the published document, its draft and its versions. */
export interface IncomingLink {
  key: string;
  document: StoredDocument;
  documentTitle: string;
  /** `Header menus › Menu (3) › Entries › Link (1): “About us”`. Takes time in long lists. */
  name: () => string;
  accepts: readonly string[];
}

/** Everything that deleting a document affects. */
export interface RemovalImpact extends Pick<Result, "versions" | "linking" | "targets"> {
  /** The redirects from and to its paths. */
  redirects: StoredDocument[];
  removed: RemovedDocument;
  title: string;
  /** The name of its language, if it is a translation. */
  language: string | undefined;
  incomingLinks: IncomingLink[];
  /** The names of all scheduled releases. */
  scheduled: string[];
  /** The titles of scheduled releases that contain the document or a link to it. Their versions cannot change. */
  lockedReleases: string[];
}

const IS_NO_DRAFT = '!(_id in path("drafts.**"))';
const IS_PUBLISHED = `${IS_NO_DRAFT} && !(_id in path("versions.**"))`;

const impactQuery = (titleExpression: string) => `{
  "versions": *[_type == $type && (_id in [$id, "drafts." + $id] || _id in path("versions.**"))],
  "linking": [...*[references($id) && ${IS_NO_DRAFT}], ...*[references($id) && !${IS_NO_DRAFT}][0...200]],
  "translations": *[original._ref == $id && _id != $id && !(_id in path("versions.**"))]{ _id, _type, language },
  "languages": *[_type == "language" && ${IS_PUBLISHED}].code,
  "redirects": *[_type == "redirect"]{
    _id, _type, kind, "from": ${shortText("from")}, "address": ${shortText("address")}
  },
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling"]]{
    name, "title": coalesce(metadata.title, "A scheduled draft")
  },
  "targets": *[
    _type in $targetTypes && _id != $id && ${IS_PUBLISHED}
  ] | order(path asc) { _id, _type, "title": ${titleExpression}, path, language, "original": original._ref }
}`;

interface Result {
  /** The published document, its draft and its versions. */
  versions: StoredDocument[];
  linking: StoredDocument[];
  translations: StoredDocument[];
  languages: string[];
  /** What decides whether a redirect is about the document. Drafts of redirects may have any other field. */
  redirects: StoredDocument[];
  releases: { name: string; title: string }[];
  targets: Target[];
}

type Client = Pick<SanityClient, "fetch">;

const RAW = { perspective: "raw" } as const;

interface Removable {
  /** The published id. */
  id: string;
  type: string;
}

/** Loads what deleting a document affects. */
export async function loadRemovalImpact(
  client: Client,
  document: Removable,
  settings: PageSettings,
): Promise<RemovalImpact> {
  return (await loadImpact(client, document, settings)).impact;
}

/** Loads what deleting a document affects, followed by what deleting each of its translations affects. */
export async function loadRemovalImpacts(
  client: Client,
  document: Removable,
  settings: PageSettings,
): Promise<[RemovalImpact, ...RemovalImpact[]]> {
  const { impact, translations } = await loadImpact(client, document, settings);
  const types = new Map(translations.map(({ _id, _type }) => [getPublishedId(_id), _type]));
  const others = [...types].map(([id, type]) => loadRemovalImpact(client, { id, type }, settings));
  return [impact, ...(await Promise.all(others))];
}

async function loadImpact(client: Client, { id, type }: Removable, settings: PageSettings) {
  const { pageTypes, titleExpression, links } = settings;
  const isPage = pageTypes.includes(type);
  const targetTypes = isPage ? pageTypes : [type];
  const query = impactQuery(titleExpression);
  const { releases, translations, languages, ...result } = await client.fetch<Result>(
    query,
    { id, type, targetTypes },
    RAW,
  );
  const versions = result.versions.filter((version) => getPublishedId(version._id) === id);
  const published = versions.find(({ _id }) => _id === id);
  const removed = { id, paths: isPage ? pathsOf(published) : [] };
  const redirects = await redirectsAbout(client, removed, result.redirects, links);
  const others = new Map([...result.linking, ...redirects].map((each) => [each._id, each]));
  const linking = [...others.values()]
    .filter(({ _id }) => getPublishedId(_id) !== id)
    .filter((document) => linksTo(document, removed, links).length > 0)
    .toSorted(publishedFirst);
  const lockedReleases = releases
    .filter(({ name }) => [...versions, ...linking].some(({ _id }) => getVersionFromId(_id) === name))
    .map(({ title }) => title);
  const [shown] = [...versions.filter(({ _id }) => _id === `drafts.${id}`), published, ...versions];
  const impact: RemovalImpact = {
    ...result,
    redirects,
    removed,
    title: shown === undefined ? id : settings.titles.documentTitle(shown),
    language: shown && settings.languageOf(shown),
    versions,
    linking,
    incomingLinks: incomingLinksIn(linking, removed, settings),
    scheduled: releases.map(({ name }) => name),
    lockedReleases,
  };
  // A draft can claim to be the translation into any language, and each takes a query.
  const isKnown = (each: StoredDocument) => languages.includes(storedText(each, "language") ?? "");
  return {
    impact,
    translations: translations.filter((each) => isKnown(each) && settings.isTranslationOf(each, id)),
  };
}

/** The redirects from and to the paths of a removed page, completely. */
async function redirectsAbout(
  client: Client,
  removed: RemovedDocument,
  redirects: readonly StoredDocument[],
  links: LinkModel,
): Promise<StoredDocument[]> {
  const paths = new Set(removed.paths.map(comparablePath));
  const ids = redirects
    .filter(
      (redirect) =>
        paths.has(comparablePath(storedText(redirect, "from") ?? "")) ||
        linksTo(redirect, removed, links).length > 0,
    )
    .map(({ _id }) => _id);
  return ids.length === 0 ? [] : client.fetch<StoredDocument[]>("*[_id in $ids]", { ids }, RAW);
}

/** Sorts drafts and versions to the end, so that they take no place in a limited list from the others. */
function publishedFirst(one: StoredDocument, other: StoredDocument): number {
  return Number(getPublishedId(one._id) !== one._id) - Number(getPublishedId(other._id) !== other._id);
}

/** Where the visitors and links of a removed document go: from a translation to the translation of the target, if there is one. */
export function targetOf(
  { versions, targets }: Pick<RemovalImpact, "versions" | "targets">,
  target: Target | undefined,
): Target | undefined {
  const language = storedText(versions[0], "language");
  if (target === undefined || language === undefined) return target;
  return targets.find((each) => each.original === target._id && each.language === language) ?? target;
}

/** The links to the documents that are removed together, in all other documents. */
export function remainingLinks(impacts: readonly RemovalImpact[], target: Target | undefined) {
  const removed = new Set(impacts.map(({ removed: { id } }) => id));
  return impacts
    .flatMap((impact) =>
      impact.incomingLinks
        .filter(({ document }) => !removed.has(getPublishedId(document._id)))
        .map((link) => Object.assign({ target: targetOf(impact, target) }, link)),
    )
    .toSorted((one, other) => publishedFirst(one.document, other.document));
}

/** The published path and aliases of a page. */
function pathsOf(published: StoredDocument | undefined): string[] {
  return [storedField(published, "path"), storedField(published, "aliases")]
    .flat()
    .filter((path) => typeof path === "string");
}

function incomingLinksIn(
  linking: readonly StoredDocument[],
  removed: RemovedDocument,
  { links, titles, languageOf }: PageSettings,
): IncomingLink[] {
  const incomingLinks = new Map<string, IncomingLink>();
  for (const document of linking) {
    const language = languageOf(document);
    const title = titles.documentTitle(document);
    for (const { path, accepts } of linksTo(document, removed, links)) {
      const key = linkKey(document, path);
      if (!incomingLinks.has(key))
        incomingLinks.set(key, {
          key,
          document,
          documentTitle: language === undefined ? title : `${title} (${language})`,
          name: () => nameOf(path, document, titles),
          // A translation that stays does not become the translation of another page.
          accepts: path.length === 1 && path[0] === "original" ? [] : accepts,
        });
    }
  }
  return [...incomingLinks.values()];
}

/**
 * The links that prevent unpublishing: those of published documents, and of scheduled releases. Links of other drafts do not, as in the
 * lake: anyone with an account may write drafts, even of types that no list shows.
 */
export function blockingLinks(
  {
    linking,
    incomingLinks,
    removed,
    scheduled,
  }: Pick<RemovalImpact, "linking" | "incomingLinks" | "removed" | "scheduled">,
  model: LinkModel,
): IncomingLink[] {
  const isLive = ({ _id }: StoredDocument) =>
    getPublishedId(_id) === _id || scheduled.includes(getVersionFromId(_id) ?? "");
  const keys = new Set(
    linking.filter(isLive).flatMap((document) =>
      linksTo(document, removed, model)
        .filter(({ path }) => storedField(getValueAtPath(document, path), "_ref") !== undefined)
        .map(({ path }) => linkKey(document, path)),
    ),
  );
  return incomingLinks.filter(({ key }) => keys.has(key));
}

/** Names a link by the titles in the form: the button, menu entry, paragraph or field, with its text or position. A redirect as a whole. */
export function nameOf(
  path: Path,
  document: StoredDocument,
  { breadcrumbOf, typeTitle }: PageSettings["titles"],
): string {
  if (document._type === "redirect") return typeTitle(document._type) ?? "Redirect";
  const marks = path.indexOf("markDefs");
  const end = path.findLastIndex((segment) => segment !== "link" && segment !== "reference");
  const holder = path.slice(0, marks === -1 ? end + 1 : marks);
  return breadcrumbOf(holder, document);
}

/** The same key for a link in a published document, its draft and its versions. */
export function linkKey(document: StoredDocument, path: Path): string {
  return `${getPublishedId(document._id)} ${pathToString(path)}`;
}
