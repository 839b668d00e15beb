import type { ValidationContext } from "@sanity/types";
import { ANCHORED_BLOCKS } from "stored-values/anchored-blocks.ts";
import { publishedId, releaseOf } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";

import { apiVersion } from "./lake.ts";
import { EMAIL_LENGTH, URL_LENGTH } from "./limits.ts";

const EMAIL = /^[^\s@:/?&]+@[^\s@:/?&]+\.[^\s@:/?&]+$/;
const PHONE = /^\+?\d[\d ()-]{4,28}\d$/;

/**
 * Returns an error message for the address of another site; undefined if it can be linked to. Only https is allowed, which excludes
 * `javascript:` and `data:` (docs/behavior.md §10.6). The site checks addresses again before it renders them.
 */
export function externalUrlProblem(address: string): string | undefined {
  if (address.length > URL_LENGTH) return `Use at most ${URL_LENGTH} characters`;
  if (!/^https:\/\//i.test(address)) return "Enter the full address, starting with https://";

  const url = URL.parse(address);
  if (url === null || /\s/.test(address)) return "This is not a web address. Copy it from the browser again";
  if (url.username !== "" || url.password !== "") return "Remove the user name and password from the address";
  return undefined;
}

/** Returns an error message for an email address; undefined for one address without a protocol or headers. */
export function emailProblem(email: string): string | undefined {
  if (email.length > EMAIL_LENGTH) return `Use at most ${EMAIL_LENGTH} characters`;
  return EMAIL.test(email) ? undefined : "Enter one email address, for example info@example.com";
}

/** Returns an error message for a phone number; undefined if it can be dialed. */
export function phoneProblem(phone: string): string | undefined {
  return PHONE.test(phone)
    ? undefined
    : "Enter the number with its country code, for example +86 27 0000 0000";
}

const IS_PUBLISHED = `select(
  defined(*[_id == $version][0]._id) => *[_id == $version][0]._system.delete != true,
  defined(*[_id == $id][0]._id)
)`;

interface Client {
  fetch: (query: string, params: Record<string, string>, options: { perspective: "raw" }) => Promise<unknown>;
}

/**
 * Whether visitors can open a document once the referring one is published without other drafts. If the referring one is in a release,
 * that release may also publish or unpublish this document.
 */
export async function isPublishedWith(client: Client, referrerId: string, id: string): Promise<boolean> {
  const params = { id, version: versionOf(id, referrerId) };
  return (await client.fetch(IS_PUBLISHED, params, { perspective: "raw" })) === true;
}

/** Warns if a link leads to a page that visitors cannot open once the document with the link is published. */
export async function checkTargetIsPublished(
  value: unknown,
  { document, getDocumentExists }: ValidationContext,
): Promise<string | true> {
  const target = referenceOf(value);
  // The Studio also counts documents that are published with this one, by the same release or request.
  if (target === undefined || getDocumentExists === undefined) return true;
  if (await getDocumentExists({ id: target })) return true;
  return releaseOf(document?._id ?? "") === undefined
    ? "This page is not published yet. Until it is, visitors see the text without the link"
    : "This page is not published when this goes live, and visitors see the text without the link. Publish it before, or in the same release";
}

const ANCHORS = `*[_id in [$id, "drafts." + $id, $version]] ${ANCHORED_BLOCKS} {
  "all": [...blocks[].anchor, ...sections[].blocks[].anchor]
}.all[]`;

/** Warns if a link has an anchor that no block of the linked page has, whether published, in its draft or in the same release. */
export async function checkAnchorExists(anchor: unknown, context: ValidationContext): Promise<string | true> {
  const target = referenceOf(storedField(context.parent, "reference"));
  if (typeof anchor !== "string" || target === undefined) return true;
  const anchors: unknown = await context
    .getClient({ apiVersion })
    .fetch(
      ANCHORS,
      { id: target, version: versionOf(target, context.document?._id) },
      { perspective: "raw" },
    );
  return (
    (Array.isArray(anchors) && anchors.includes(anchor)) ||
    `No block of that page has the anchor “${anchor}”. Choose another section`
  );
}

/**
 * Warns if a menu entry's spelling of a path differs from the path of its page in more than capitalization. The site then ignores
 * it and uses the path of the page.
 */
export async function checkSpelling(spelling: unknown, context: ValidationContext): Promise<string | true> {
  const target = referenceOf(storedField(storedField(context.parent, "link"), "reference"));
  if (typeof spelling !== "string" || target === undefined) return true;
  const path: unknown = await context
    .getClient({ apiVersion })
    .fetch(`*[_id in [$id, "drafts." + $id]][0].path`, { id: target }, { perspective: "raw" });
  if (typeof path !== "string" || spelling.toLowerCase() === path.toLowerCase()) return true;
  return `The path of that page is ${path}. Only the capitalization can differ here`;
}

/** The published id of the referenced document. */
function referenceOf(value: unknown): string | undefined {
  const id = storedField(value, "_ref");
  return typeof id === "string" ? publishedId(id) : undefined;
}

/** The id of a document's version in the release of the checked document. Outside of releases, an id that no document has. */
function versionOf(id: string, checkedId = ""): string {
  return `versions.${releaseOf(checkedId) ?? ""}.${id}`;
}
