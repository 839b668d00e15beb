import type { StoredDocument } from "../documents/document.ts";
import { isPublicId } from "../documents/ids.ts";

/** The user or token that makes a request. access.ts determines it from the request. */
export interface Identity {
  /** The author of transactions, and the value of GROQ's identity(). */
  readonly id: string;
  readonly role: "anonymous" | Role;
  /** Whether a program makes the request with a token. Unlike a person it has no settings and does not take part in discussions. */
  readonly isRobot?: boolean;
  /** A GROQ filter. The identity may change only the documents that it selects, for example those in one language. */
  readonly scope?: string | undefined;
  /** Who opened the preview whose token it is: an account, or the revision of the shared link. Such a token can only read content. */
  readonly opener?: string;
  /** Of a preview: whether its opener is trusted (`isTrusted`). Visitors with the shared link are not. */
  readonly hasTrustedOpener?: boolean;
  /** Whether the lake has stored a file for the identity, and writes the file's document. */
  readonly isUpload?: boolean;
  /** Of a stranger. */
  readonly address?: string;
}

/** Sorted from the fewest to the most permissions (permissions.ts). */
export const ROLES = ["viewer", "contributor", "editor", "administrator"] as const;

export type Role = (typeof ROLES)[number];

/** Strangers read only public ids. */
export function mayReadId({ role }: Identity, documentId: string): boolean {
  return role !== "anonymous" || isPublicId(documentId);
}

/** The type of the document with which the preview of one account authenticates to the site. */
export const PREVIEW_SECRET = "sanity.previewUrlSecret";

/** What a reader may read depends only on this. */
type Reader = "stranger" | "preview" | "site" | "publisher" | "member";

export function readerOf({ id, role, opener }: Identity): Reader {
  if (role === "anonymous") return "stranger";
  if (opener !== undefined) return "preview";
  if (id === SITE.id) return "site";
  return mayPublish({ role }) ? "publisher" : "member";
}

/**
 * Whether the identity may read a document. Only the site reads the secrets of accounts: with the secret of another account, an account
 * could go on reading drafts after its removal. The same holds for the secret of the shared link, so only accounts that may publish read it.
 * Viewers and contributors do not, and preview tokens do not, because they are in a browser with scripts of third parties.
 */
export function mayRead(identity: Identity, { _id, _type }: Pick<StoredDocument, "_id" | "_type">): boolean {
  if (!mayReadId(identity, _id)) return false;
  if (!opensPreviews(_type)) return true;
  const reader = readerOf(identity);
  return reader === "site" || (reader === "publisher" && _type !== PREVIEW_SECRET);
}

/** Whether documents of this type open the preview of the site. */
export function opensPreviews(type: string): boolean {
  return type.startsWith("sanity.previewUrl");
}

export const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };

/** The user who runs the lake: the identity of their programs, and of their browser while there are no accounts. */
export const LOCAL_ADMINISTRATOR = {
  id: "local-administrator",
  role: "administrator",
} as const satisfies Identity;

/** The identity of the read token, which the site uses in draft mode. */
export const SITE: Identity = { id: "site", role: "viewer", isRobot: true };

/**
 * The author of changes that are published at a scheduled time. Sanity's own "<system>" is not used, because the Studio would load
 * its picture from Sanity's servers.
 */
export const SCHEDULE: Identity = { id: "schedule", role: "administrator", isRobot: true };

/** Whether a person has signed in, or a program has its own token. Only these see accounts, history, comments and presence. */
export function isSignedIn({ role, opener }: Identity): boolean {
  return role !== "anonymous" && opener === undefined;
}

/**
 * The client by which requests are limited. The previews of an account count as another client than the account itself: their tokens are in
 * browsers with scripts of third parties, and they read drafts that others wrote. So they cannot use up the limits of the account or the site.
 */
export function clientOf({ id, opener }: Identity): string {
  return opener === undefined ? id : `preview of ${opener}`;
}

/** Whether the identity may publish: editors and administrators. */
export function mayPublish({ role }: Pick<Identity, "role">): boolean {
  return role === "editor" || role === "administrator";
}

/** Whether this is an editor or administrator whose scope is everything. */
export function isTrusted(identity: Identity): boolean {
  return mayPublish(identity) && identity.scope === undefined;
}

/**
 * Whether others may not wait long for what the identity asks for: it is a stranger, a viewer, a contributor, a preview or an account with a
 * scope. Programs with tokens of the operator, such as the site and exports, are as free as editors.
 */
export function isLimited(identity: Identity): boolean {
  const isProgram = identity.isRobot === true && identity.opener === undefined;
  return !isProgram && !isTrusted(identity);
}

/** Whether the identity may upload files. This includes contributors, who need pictures for their drafts. */
export function mayUpload(identity: Identity): boolean {
  return mayPublish(identity) || identity.role === "contributor";
}
