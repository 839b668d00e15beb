import * as v from "valibot";

import { isAsset, isAssetOnSite } from "../documents/assets.ts";
import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import {
  isDraftId,
  isSystemId,
  isVersionId,
  publishedIdOf,
  releaseDocumentId,
  releaseNameOf,
} from "../documents/ids.ts";
import { isEqual, isString } from "../documents/json.ts";
import { isScheduledDraft } from "../documents/scheduled-draft.ts";
import type { Change } from "../documents/transaction.ts";
import { addsUpload, describesAsset, forgesAsset } from "./asset-permissions.ts";
import {
  type Identity,
  isSignedIn,
  isTrusted,
  mayPublish,
  mayRead,
  mayUpload,
  PREVIEW_SECRET,
} from "./identity.ts";

/** Defines who may do what with the documents of a dataset. */
export interface Permissions {
  /** Whether the identity may know that the dataset exists, and read it. */
  maySee(identity: Identity): boolean;
  /** Whether the identity may write any document of the dataset. */
  mayWrite(identity: Identity): boolean;
  /** Whether the identity may make this change. `documents` are the documents before the transaction. */
  mayChange(identity: Identity, change: DocumentChange, documents: Documents): boolean;
  /** Whether the identity may erase the history of documents that it deletes. */
  mayPurge(identity: Identity): boolean;
  /** How much the identity may store, and how long that may take. Undefined without limits of its own. */
  limitsOf(identity: Identity): WriteLimits | undefined;
  /** Whether a document of which the identity is the last writer counts for `unreviewed`. */
  isUnreviewed(identity: Identity, document: StoredDocument, documents: Documents): boolean;
  /**
   * The same permissions as GROQ filters, from which the Studio decides which controls to enable. They leave out what depends on other
   * documents: the texts of assets, which no control needs, and the release of a version.
   */
  grants(identity: Pick<Identity, "role" | "isRobot" | "scope">): Grant[];
}

/** Studios load all documents, a site those that it shows, and everybody waits for a transaction. */
export interface WriteLimits {
  /** Of one document, in characters of JSON. */
  readonly documentLength: number;
  /** How many documents a transaction may change. Each open Studio gets an event for each of them. */
  readonly changesAtOnce: number;
  /** How many documents it may add in a day, and how many characters. */
  readonly documentsPerDay: number;
  readonly lengthPerDay: number;
  /** The log has a limited number of transactions: the oldest ones of everybody are deleted. The Studio sends one for each second of typing. */
  readonly transactionsPerDay: number;
  /** What its changes may add to the log in a day, in characters. */
  readonly loggedPerDay: number;
  /** The size of the files that it may upload in a day, in bytes. */
  readonly uploadedPerDay: number;
  /** The processor time of one transaction. */
  readonly transactionMs: number;
  /** How many of them may be new. */
  readonly createdAtOnce: number;
  /** The documents of which it may be the last writer, and the bytes of all of them. */
  readonly unreviewed: { readonly documents: number; readonly bytes: number };
}

export type Documents = Pick<DocumentReader, "get" | "referrers" | "versionsOf">;

/** `before` is null for a new document, `after` for one that is deleted. Both are null if the transaction creates and deletes it. */
type DocumentChange = Pick<Change, "id" | "before" | "after">;

// A type, because an interface is not assignable to JsonObject.
type Grant = { filter: string; permissions: string[] };

export const ALL_DOCUMENTS = '_id in path("**") || _id in path("_.**")';
const DRAFTS_AND_VERSIONS = '_id in path("drafts.**") || _id in path("versions.**")';
const WRITE = ["read", "create", "update", "history", "editHistory", "mode"];
export const READ = ["read", "history"];

/** The fields of a preview secret. All are short texts. */
const SYSTEM_FIELDS = ["_id", "_type", "_rev", "_createdAt", "_updatedAt"];
const SECRET_FIELDS = new Set([...SYSTEM_FIELDS, "secret", "source", "studioUrl", "userId"]);
const MAX_SECRET_FIELD_LENGTH = 1000;
/** What the actions of the lake write into `_system`. */
const SystemFields = v.strictObject({
  base: v.exactOptional(v.strictObject({ id: v.string(), rev: v.string() })),
});
const VersionSystemFields = v.strictObject({
  ...SystemFields.entries,
  delete: v.exactOptional(v.boolean()),
});
/** The ids that the Studio gives to secrets: a UUID. */
const SECRET_ID = /^drafts\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const PREVIEW_SECRETS = `_id in path("drafts.**") && _type == "${PREVIEW_SECRET}"`;

/**
 * The permissions for the website's content. Everyone with an account can open the preview. Contributors can write drafts and
 * versions in active releases, and edit the texts of pictures that they upload for these. Only editors can change the site: published documents, their
 * assets, and releases (whose documents have ids in the system namespace).
 */
export const CONTENT_PERMISSIONS: Permissions = {
  maySee: ({ role }) => role !== "anonymous",
  mayWrite: (identity) => isSignedIn(identity) && (mayUpload(identity) || identity.isRobot !== true),
  mayChange: (identity, change, documents) =>
    !isMisplaced(change) &&
    !forgesAsset(identity, change) &&
    (identity.role === "administrator" ||
      isReadable(identity, change) ||
      opensPreview(identity, change, documents)) &&
    (isTrusted(identity) || hasKnownSystemFields(change, documents)) &&
    (mayPublish(identity) ||
      opensPreview(identity, change, documents) ||
      (identity.role === "contributor" &&
        (((isDraftId(change.id) || isInRelease(change.id, documents)) && keepsType(change, documents)) ||
          addsUpload(identity, change) ||
          (describesAsset(change) && !isAssetOnSite(change.id, documents))))),
  mayPurge: mayPublish,
  limitsOf: (identity) =>
    isTrusted(identity)
      ? undefined
      : {
          documentLength: 1_000_000,
          changesAtOnce: 500,
          createdAtOnce: 500,
          documentsPerDay: 5000,
          lengthPerDay: 10_000_000,
          transactionsPerDay: 20_000,
          loggedPerDay: 100_000_000,
          uploadedPerDay: 2_000_000_000,
          transactionMs: 2000,
          unreviewed: mayPublish(identity)
            ? { documents: 3000, bytes: 30_000_000 }
            : { documents: 500, bytes: 5_000_000 },
        },
  isUnreviewed: (_identity, document, documents) =>
    !isAsset(document) || !isAssetOnSite(document._id, documents),
  grants({ role, isRobot = false, scope }) {
    switch (role) {
      case "administrator":
        return grantsWithin(scope, { filter: ALL_DOCUMENTS, permissions: [...WRITE, "manage"] });
      case "editor":
        return grantsWithin(scope, { filter: ALL_DOCUMENTS, permissions: WRITE });
      case "contributor":
        return [
          { filter: ALL_DOCUMENTS, permissions: READ },
          ...grantsWithin(scope, { filter: DRAFTS_AND_VERSIONS, permissions: ["create", "update"] }),
        ];
      case "viewer":
        return [
          { filter: ALL_DOCUMENTS, permissions: READ },
          ...(isRobot ? [] : [{ filter: PREVIEW_SECRETS, permissions: ["create", "update"] }]),
        ];
      case "anonymous":
        return [{ filter: '_id in path("*")', permissions: ["read"] }];
    }
  },
};

/** A grant that is limited to the scope of an account, which may read everything else. */
function grantsWithin(scope: string | undefined, { filter, permissions }: Grant): Grant[] {
  if (scope === undefined) return [{ filter, permissions }];
  // One that names no types selects nothing: see isInScope in query/document-filter.ts.
  const own = scope.includes("_type") ? [{ filter: `(${filter}) && (${scope})`, permissions }] : [];
  return [{ filter: ALL_DOCUMENTS, permissions: READ }, ...own];
}

/** Not that of the translation of its texts, which ends in a language: `image-…-png__de`. */
const ASSET_ID = /^(?:image|file)-[\da-f]{40}(?:-\d+x\d+)?-[\da-z]+$/;

/**
 * Whether a change writes a document of a system type, such as a release, with an id that is not in the system namespace, or another document
 * with the id of an asset. Nobody may, because the lake and the Studio act on system documents, and only their ids are protected, and what
 * has the id of an asset is taken for it.
 */
function isMisplaced({ id, after }: DocumentChange): boolean {
  if (after === null) return false;
  if (after._type.startsWith("system.")) return !isSystemId(id);
  return !isAsset(after) && ASSET_ID.test(publishedIdOf(id));
}

/**
 * Whether a draft or version has the type of its published document. The Studio takes the type of a form from its link, so an editor would not
 * see that publishing turns a page into a redirect.
 */
function keepsType({ id, after }: DocumentChange, documents: Documents): boolean {
  const published = documents.get(publishedIdOf(id));
  return after === null || published === undefined || published._type === after._type;
}

/**
 * Whether this is a version in a release that is open to contributors. A scheduled draft is not: the Studio creates its release, adds the
 * version and schedules it in three requests, and shows nobody what else is in it. Nor is a release that does not exist: no list shows its
 * versions, and they prevent deletion.
 */
function isInRelease(id: string, documents: Documents): boolean {
  const name = releaseNameOf(id);
  const release = name === undefined ? undefined : documents.get(releaseDocumentId(name));
  return release?.state === "active" && !isScheduledDraft(release);
}

/**
 * Whether a change only creates or edits the identity's own preview secret, or deletes any preview secret, as the Studio does with
 * expired ones. The secret cannot take the id of a page's draft, because the preview would then show the secret instead of the page.
 */
function opensPreview(
  identity: Identity,
  { id, before, after }: DocumentChange,
  documents: Documents,
): boolean {
  if (!SECRET_ID.test(id) || hasOtherStates(id, documents)) return false;
  if (![before, after].every((each) => each === null || isSecret(each))) return false;
  return after === null || [before, after].every((each) => [undefined, identity.id].includes(ownerOf(each)));
}

/** Whether the document of a draft is also published, or has versions in releases. */
function hasOtherStates(draftId: string, documents: Documents): boolean {
  const id = publishedIdOf(draftId);
  const others = [...documents.versionsOf(id)].filter((version) => version !== draftId);
  return others.length > 0 || documents.get(id) !== undefined;
}

/**
 * Whether an identity may read what it changes. Only its owner may read a preview secret, and only accounts that publish may read that of the
 * shared link. With write access to a copy, an account could find out the secret by patches with conditions.
 */
function isReadable(
  identity: Identity,
  { before, after }: Pick<DocumentChange, "before" | "after">,
): boolean {
  return [before, after].every((document) => document === null || mayRead(identity, document));
}

/**
 * Whether the field `_system` has only what the lake itself writes, or what was stored before. The Studio trusts this field: for example, it
 * makes a draft that is marked for deletion read-only.
 */
function hasKnownSystemFields({ id, before, after }: DocumentChange, documents: Documents): boolean {
  const stored = before ?? documents.get(publishedIdOf(id));
  if (after === null || isEqual(after._system, stored?._system)) return true;
  return v.is(v.optional(isVersionId(id) ? VersionSystemFields : SystemFields), after._system);
}

function isSecret(document: StoredDocument): boolean {
  return (
    document._type === PREVIEW_SECRET &&
    Object.entries(document).every(
      ([field, value]) =>
        SECRET_FIELDS.has(field) && isString(value) && value.length <= MAX_SECRET_FIELD_LENGTH,
    )
  );
}

function ownerOf(secret: StoredDocument | null): string | undefined {
  const owner = secret?.userId;
  return isString(owner) ? owner : undefined;
}
