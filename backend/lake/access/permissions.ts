import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { isDraftId, isPublishedId } from "../documents/ids.ts";
import { type Json, type JsonObject, isEqual, isObject, isString, omit } from "../documents/json.ts";
import { type Identity, isSignedIn, mayPublish, mayUpload } from "./identity.ts";

/** Who may do what with the documents of a dataset. */
export interface Permissions {
  /** Whether the identity may know that the dataset exists, and read it. */
  maySee(identity: Identity): boolean;
  /** Whether the identity may write any document of the dataset. */
  mayWrite(identity: Identity): boolean;
  /** Whether it may make this change. `documents` are those before the transaction. */
  mayChange(identity: Identity, change: DocumentChange, documents: Documents): boolean;
  /** Whether it may erase the history of documents that it deletes. */
  mayPurge(identity: Identity): boolean;
  /**
   * The same as GROQ filters, by which the Studio enables its controls. The texts of assets are not among them: who may change those
   * depends on other documents, and no control asks for it.
   */
  grants(identity: Pick<Identity, "role" | "isRobot">): Grant[];
}

type Documents = Pick<DocumentReader, "get" | "referrersOfAnyKind">;

interface DocumentChange {
  readonly id: string;
  /** Null if the document is new. */
  readonly before: StoredDocument | null;
  /** Null if the document is deleted. Both are null if the transaction creates and deletes it. */
  readonly after: StoredDocument | null;
}

// A type, because an interface is not assignable to JsonObject.
type Grant = { filter: string; permissions: string[] };

const ALL_DOCUMENTS = '_id in path("**") || _id in path("_.**")';
const DRAFTS_AND_VERSIONS = '_id in path("drafts.**") || _id in path("versions.**")';
const WRITE = ["read", "create", "update", "history", "editHistory", "mode"];
const READ = ["read", "history"];

/** The types of the documents of uploaded files. */
const ASSETS = new Set(["sanity.imageAsset", "sanity.fileAsset"]);
/** What describes an asset: texts, file name, tags and folder. The other fields say what and where its file is. */
const ASSET_TEXTS = ["title", "altText", "description", "creditLine", "originalFilename", "opt"];

/** The document by which the Studio's preview proves to the site who it is. Its fields are texts: the secret and who made it. */
const PREVIEW_SECRET = "sanity.previewUrlSecret";
const PREVIEW_SECRETS = `_id in path("drafts.**") && _type == "${PREVIEW_SECRET}"`;

/**
 * The website's content. Everyone with an account can open its preview. Contributors write drafts and versions, and describe the pictures that they upload for them. What changes
 * the site is for editors: published documents, assets in them, and releases, whose documents are in the namespace of the system.
 */
export const CONTENT_PERMISSIONS: Permissions = {
  maySee: () => true,
  mayWrite: (identity) => isSignedIn(identity) && (mayUpload(identity) || identity.isRobot !== true),
  mayChange: (identity, change, documents) =>
    mayPublish(identity) ||
    opensPreview(change) ||
    (identity.role === "contributor" &&
      (!isPublishedId(change.id) || (describesAsset(change) && !isOnSite(change.id, documents)))),
  mayPurge: mayPublish,
  grants({ role, isRobot = false }) {
    switch (role) {
      case "administrator":
        return [{ filter: ALL_DOCUMENTS, permissions: [...WRITE, "manage"] }];
      case "editor":
        return [{ filter: ALL_DOCUMENTS, permissions: WRITE }];
      case "contributor":
        return [
          { filter: ALL_DOCUMENTS, permissions: READ },
          { filter: DRAFTS_AND_VERSIONS, permissions: ["create", "update"] },
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

/** Whether a change concerns only a secret of the preview, which holds nothing but texts. */
function opensPreview({ id, before, after }: DocumentChange): boolean {
  return (
    isDraftId(id) &&
    (before ?? after) !== null &&
    [before, after].every((each) => each === null || (each._type === PREVIEW_SECRET && hasTextsOnly(each)))
  );
}

function hasTextsOnly(document: StoredDocument): boolean {
  return Object.values(document).every(isString);
}

/** Whether a change concerns only what describes an asset. */
function describesAsset({ before, after }: DocumentChange): boolean {
  if (before === null || after === null || !ASSETS.has(before._type)) return false;
  const [fileBefore, fileAfter] = [before, after].map((asset) =>
    omit(asset, ...ASSET_TEXTS, "_rev", "_updatedAt"),
  );
  return isEqual(fileBefore, fileAfter);
}

/** Whether visitors can see an asset: a published document refers to it. */
function isOnSite(id: string, documents: Documents): boolean {
  return [...documents.referrersOfAnyKind(id)].some(isPublishedId);
}

/** The types of the documents by which people discuss the content. */
const DISCUSSION = new Set(["comment", "tasks.task"]);

/**
 * Comments and tasks. As in the hosted lake, everyone with an account takes part, including viewers, who review. People write only in
 * their own name, and delete only what they wrote. Editors also delete what others wrote. Programs need a token that may write.
 */
export const COMMENT_PERMISSIONS: Permissions = {
  maySee: isSignedIn,
  mayWrite: (identity) => isSignedIn(identity) && !(identity.isRobot && identity.role === "viewer"),
  mayChange(identity, { before, after }, documents) {
    const { id, role, isRobot = false } = identity;
    // Imports write in the names of others.
    if (role === "administrator" || (isRobot && mayPublish(identity))) return true;
    if (![before, after].every((each) => each === null || DISCUSSION.has(each._type))) return false;
    if (after === null) return before === null || mayPublish(identity) || mayDelete(id, before, documents);
    if (!isEqual(reactionsOfOthers(id, before), reactionsOfOthers(id, after))) return false;
    if (before === null || before.authorId === id) return after.authorId === id;
    return isEqual(authorsPart(before), authorsPart(after));
  },
  mayPurge: mayPublish,
  grants: ({ role }) =>
    role === "anonymous" ? [] : [{ filter: ALL_DOCUMENTS, permissions: [...READ, "create", "update"] }],
};

/** With a comment the Studio deletes its replies, before or after it. */
function mayDelete(id: string, { authorId, parentCommentId: parent }: StoredDocument, documents: Documents) {
  if (authorId === id) return true;
  if (!isString(parent)) return false;
  const comment = documents.get(parent);
  return comment === undefined || comment.authorId === id;
}

function reactionsOfOthers(id: string, document: StoredDocument | null): Json[] {
  const reactions = document?.reactions;
  if (!Array.isArray(reactions)) return [];
  return reactions.filter((reaction) => !isObject(reaction) || reaction.userId !== id);
}

/** What only the author changes. Everybody resolves comments and reacts to them, and the Studio keeps `target` on the text that it is about. */
function authorsPart(document: StoredDocument): JsonObject {
  const { _type, authorId = null } = document;
  return _type === "comment"
    ? omit(document, "status", "reactions", "target", "_rev", "_updatedAt")
    : { _type, authorId };
}
