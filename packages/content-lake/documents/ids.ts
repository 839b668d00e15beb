import { randomInt } from "node:crypto";

const DRAFTS = "drafts.";
const VERSIONS = "versions.";
const SYSTEM = "_.";
const RELEASES = `${SYSTEM}releases.`;

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS);
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id);
}

/** Sanity's rule for public datasets: documents with a dot in their id (drafts., versions., _.) are private. */
export function isPublicId(id: string): boolean {
  return !id.includes(".");
}

/** Whether the id is in the namespace of releases and other system documents, in which only editors may write. */
export function isSystemId(id: string): boolean {
  return id.startsWith(SYSTEM);
}

/** Returns "x" for "drafts.x", "versions.r.x" and "x". */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length);
  return isVersionId(id) ? id.split(".").slice(2).join(".") : id;
}

/** Returns "drafts.x" for "x", "versions.r.x" and "drafts.x". */
export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id);
}

/** The prefix of the ids of all versions in a release. */
export function versionIdPrefix(release: string): string {
  return `${VERSIONS}${release}.`;
}

/** The release name in a version id: "r" of "versions.r.x"; undefined for other ids. */
export function releaseNameOf(id: string): string | undefined {
  return isVersionId(id) ? id.split(".")[1] : undefined;
}

/** The id of the system document that describes a release. */
export function releaseDocumentId(release: string): string {
  return RELEASES + release;
}

/** The reason why a document id is invalid, or undefined. The rules are Sanity's: https://www.sanity.io/docs/ids */
export function documentIdError(id: string): string | undefined {
  if (id.length > 128) return `Document ID must be at most 128 characters, this one has ${id.length}`;
  if (!/^[a-zA-Z0-9_][a-zA-Z0-9._-]*$/.test(id) || id.includes("..") || id.endsWith(".")) {
    return `Malformed document ID: ${JSON.stringify(id)}. Use a-z, A-Z, 0-9, "_", "-" and single dots; do not begin with "-" or "."`;
  }
  const published = publishedIdOf(id);
  if (published === "")
    return `Malformed document ID: ${JSON.stringify(id)} is a prefix without a document's ID`;
  // Publishing “versions.r._.releases.s” would write “_.releases.s”, which the author of the version may not write.
  const isNested = published !== id && (isSystemId(published) || !isPublishedId(published));
  return isNested
    ? `Malformed document ID: ${JSON.stringify(id)} is a draft or version of ${JSON.stringify(published)}, which can have none`
    : undefined;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits. The default length is that of ids in the hosted lake. */
export function randomId(length = 22): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
