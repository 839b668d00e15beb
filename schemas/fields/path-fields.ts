import { defineArrayMember, defineField, type ValidationContext } from "@sanity/types";
import { comparablePath } from "page-paths/paths.ts";
import { publishedId, releaseOf } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";

import { apiVersion, LIVE, warnsOnly } from "./lake.ts";
import { firstSegment, languageOf, SITE_LANGUAGE } from "./language.ts";
import { MAX_ALIASES } from "./limits.ts";
import { pathProblem } from "./path.ts";
import { repeats } from "./repeats.ts";
import { routableTypes } from "./routable-types.ts";

/** The path of a document on the site. */
export function pathField() {
  return defineField({
    name: "path",
    title: "Path",
    type: "string",
    description: "For example /materials/steel.",
    validation: (rule) => [
      rule.required().custom((path, context) => checkFreePath(path, context)),
      rule.custom(warnsOnly(checkOldPath)).warning(),
      rule.custom(warnsOnly(checkPathOfDrafts)).warning(),
    ],
  });
}

/** Other paths that lead to a document. */
export function aliasesField() {
  return defineField({
    name: "aliases",
    title: "Other paths",
    type: "array",
    of: [
      defineArrayMember({
        type: "string",
        validation: (rule) => rule.required().custom((path, context) => checkAlias(path, context)),
      }),
    ],
    description: "Older or shorter paths of this page. They redirect visitors to the path above. Optional.",
    validation: (rule) => rule.max(MAX_ALIASES).custom(repeats),
  });
}

/** Returns why a document cannot have a path, for example because another one has it; true if it can. */
export async function checkFreePath(
  path: string | undefined,
  context: ValidationContext,
  { isOld = false }: { isOld?: boolean } = {},
): Promise<string | true> {
  if (path === undefined) return true;
  const language = languageOf(context.document);
  const problem = pathProblem(path, { isOld, language });
  if (problem !== undefined) return problem;

  const id = context.document?._id ?? "";
  const fetchRaw = rawFetch(context);
  // At the same time, because the editor waits for both after a click on Publish.
  const [prefix, taken] = await Promise.all([
    isOld || language !== SITE_LANGUAGE
      ? undefined
      : languagePrefixProblem({ path, id }, fetchRaw<readonly unknown[]>),
    takenPathProblem({ path, id }, fetchRaw<PathHolder[]>),
  ]);
  return prefix ?? taken ?? true;
}

/** Warns if a draft of another document has the path, or a version in another release. */
async function checkPathOfDrafts(
  path: string | undefined,
  context: ValidationContext,
): Promise<string | true> {
  if (path === undefined) return true;
  const page = { path, id: context.document?._id ?? "", isOfDrafts: true };
  return (await takenPathProblem(page, rawFetch(context)<PathHolder[]>)) ?? true;
}

function rawFetch(context: ValidationContext) {
  return <Result>(query: string, params: Record<string, unknown>) =>
    context.getClient({ apiVersion }).fetch<Result>(query, params, { perspective: "raw" });
}

const LANGUAGES = `*[_type == "language" && code == $code && ${LIVE}]{englishName}`;

/** Returns an error message for a path of an English page that starts with the code of another language; undefined for others. */
export async function languagePrefixProblem(
  { path, id }: { path: string; id: string },
  fetchLanguages: (query: string, params: { code: string; release: string }) => Promise<readonly unknown[]>,
): Promise<string | undefined> {
  const code = firstSegment(path);
  const [language] = await fetchLanguages(LANGUAGES, { code, release: releaseOf(id) ?? "" });
  return language === undefined
    ? undefined
    : `The paths of pages in ${storedText(language, "englishName") ?? "another language"} start with /${code}. Start this one with something else`;
}

async function checkAlias(path: string | undefined, context: ValidationContext): Promise<string | true> {
  const own = context.document?.["path"];
  if (path !== undefined && typeof own === "string" && comparablePath(own) === comparablePath(path))
    return "This is the path of the page itself. Remove it here";
  return checkFreePath(path, context, { isOld: true });
}

async function checkOldPath(path: string | undefined, context: ValidationContext): Promise<string | true> {
  if (path === undefined) return true;
  const stored = context.document?.["aliases"];
  const aliases = Array.isArray(stored) ? stored.filter((alias) => typeof alias === "string") : [];
  const client = context.getClient({ apiVersion });
  const moved = { id: context.document?._id ?? "", path, aliases };
  const warning = await oldPathWarning(moved, (query, params) =>
    client.fetch(query, params, { perspective: "raw" }),
  );
  return warning ?? true;
}

/** A document, draft or version that uses a path: as its path, as an alias, or as the start of a redirect. */
interface PathHolder {
  _id: string;
  _type: string;
  /** A text, unless a draft has something else. */
  title: unknown;
  /** Whether this document has a version in the release of the checked document. That version is then checked instead. */
  isInRelease?: boolean;
}

export type FetchHolders = (
  query: string,
  params: { types: readonly string[]; path: string; own: string; release: string },
) => Promise<PathHolder[]>;

const holdersQuery = (documents: string) => `*[
  ${documents} && _system.delete != true && (
    (_type in $types && (lower(path) == $path || count(aliases[0...${MAX_ALIASES}][lower(@) == $path]) > 0))
    || (_type == "redirect" && lower(from) == $path && page._ref != $own)
  )
]{ _id, _type, title, "isInRelease": defined(*[_id == "versions." + $release + "." + ^._id][0]._id) }`;

const HOLDERS = holdersQuery(LIVE);
/** With those of the document itself. */
const HOLDERS_IN_DRAFTS = holdersQuery(`(!${LIVE} || _id == $own)`);

/**
 * Returns a message that names the document that already has the path, ignoring case; undefined if the path is free. Documents count
 * that visitors find there once the checked one is live, or, with `isOfDrafts`, only drafts and versions in other releases.
 *
 * A redirect to the document itself does not count, because publishing removes it. Drafts of other documents do not count if the
 * checked document is already published at the path. Within a release, a path is free if the release moves its current document to
 * another path, or takes it off the site.
 */
export async function takenPathProblem(
  { path, id, isOfDrafts = false }: { path: string; id: string; isOfDrafts?: boolean },
  fetchHolders: FetchHolders,
): Promise<string | undefined> {
  const own = publishedId(id);
  const release = releaseOf(id);
  const params = { types: routableTypes, path: comparablePath(path), own, release: release ?? "" };
  const holders = await fetchHolders(isOfDrafts ? HOLDERS_IN_DRAFTS : HOLDERS, params);
  if (isOfDrafts && holders.some(({ _id }) => _id === own)) return undefined;
  const other = holders.find((holder) => publishedId(holder._id) !== own && holder.isInRelease !== true);
  if (other === undefined) return undefined;
  if (other._type === "redirect")
    return isOfDrafts
      ? "A draft of a redirect starts at this path"
      : "A redirect starts at this path. Delete the redirect first";
  const title = storedText(other, "title") ?? "Another page";
  return isOfDrafts
    ? `A draft of “${title}” has this path too. The site would show only one of them`
    : `“${title}” already has this path. Capitalization makes no difference`;
}

/** The published path of a page, and whether the release redirects from it. */
interface PublishedPath {
  path: string;
  isRedirected: boolean;
}

export type FetchPublishedPath = (
  query: string,
  params: { own: string; versions: string },
) => Promise<PublishedPath | null>;

const PUBLISHED_PATH = `*[_id == $own && defined(path)][0]{
  path,
  "isRedirected": defined(*[
    _type == "redirect" && string::startsWith(_id, $versions) && lower(from) == lower(^.path)
  ][0]._id)
}`;

interface MovedPage {
  /** Id of the edited document, draft or version. */
  id: string;
  path: string;
  aliases: readonly string[];
}

/**
 * Returns a warning if a release moves a page away from its published path without a redirect; undefined if the old path still
 * leads to the page. Outside of releases, the Studio asks about a redirect when the page is published.
 */
export async function oldPathWarning(
  { id, path, aliases }: MovedPage,
  fetchPublishedPath: FetchPublishedPath,
): Promise<string | undefined> {
  const release = releaseOf(id);
  if (release === undefined) return undefined;
  const published = await fetchPublishedPath(PUBLISHED_PATH, {
    own: publishedId(id),
    versions: `versions.${release}.`,
  });
  if (published === null || published.isRedirected) return undefined;
  const newPaths = [path, ...aliases].map((each) => comparablePath(each));
  if (newPaths.includes(comparablePath(published.path))) return undefined;
  return `This release moves the page from ${published.path}. Add that path under “Other paths”, or choose “Redirect old paths of moved pages” in the release menu. Otherwise visitors to the old path will find nothing`;
}
