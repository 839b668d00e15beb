import type { StoredDocument } from "../documents/document.ts";
import {
  type Json,
  type JsonObject,
  isEqual,
  isLonger,
  isObject,
  isString,
  omit,
} from "../documents/json.ts";
import { isDiscussion } from "./discussion.ts";
import { isSignedIn, isTrusted, mayPublish } from "./identity.ts";
import { ALL_DOCUMENTS, type Documents, type Permissions, READ } from "./permissions.ts";

/**
 * The permissions for comments and tasks. As in the hosted lake, everyone with an account can write them, including viewers, who
 * review. People can write only in their own name, and delete only their own comments. Editors can delete all comments. Programs
 * need a token that may write.
 */
export const COMMENT_PERMISSIONS: Permissions = {
  maySee: isSignedIn,
  mayWrite: (identity) => isSignedIn(identity) && !(identity.isRobot && identity.role === "viewer"),
  mayChange(identity, { before, after }, documents) {
    const { id, role, isRobot = false } = identity;
    // Imports write comments of other people.
    if (role === "administrator" || (isRobot && mayPublish(identity))) return true;
    if (after !== null && !isDiscussion(after)) return false;
    if (after !== null && !isTrusted(identity) && slowsForm(id, { before, after }, documents)) return false;
    if (after === null) return before === null || mayPublish(identity) || mayDelete(id, before, documents);
    if (!isEqual(reactionsOfOthers(id, before), reactionsOfOthers(id, after))) return false;
    if (before === null || before.authorId === id) return after.authorId === id;
    return isEqual(authorsPart(before), authorsPart(after));
  },
  mayPurge: mayPublish,
  limitsOf: (identity) =>
    isTrusted(identity)
      ? undefined
      : {
          documentLength: 100_000,
          changesAtOnce: 200,
          createdAtOnce: 20,
          documentsPerDay: 500,
          lengthPerDay: 3_000_000,
          transactionsPerDay: 5000,
          loggedPerDay: 30_000_000,
          uploadedPerDay: 0,
          transactionMs: 2000,
          unreviewed: { documents: 2000, bytes: 10_000_000 },
        },
  // A person who resolves the comment of another person is its last writer, but not its author.
  isUnreviewed: ({ id }, { authorId }) => authorId === id,
  grants: ({ role }) =>
    role === "anonymous" ? [] : [{ filter: ALL_DOCUMENTS, permissions: [...READ, "create", "update"] }],
};

/** How many open comments of one account select something in the texts of a document, and how much each of them may select. */
const MAX_SELECTING = 50;
const MAX_SELECTED_TEXTS = 20;
const MAX_SELECTED_CHARACTERS = 5000;

/**
 * Whether a comment would make the form of its document slow for everyone. A comment can select words in a text. At each change, the Studio
 * compares the selection of each open comment with the text, which takes some milliseconds for each paragraph.
 *
 * While someone edits a text, their Studio updates the selections of everyone's comments. So a selection that was too long before may stay.
 */
function slowsForm(
  identityId: string,
  { before, after }: { readonly before: StoredDocument | null; readonly after: StoredDocument },
  documents: Documents,
): boolean {
  const [selected, old] = [selectedTexts(after), before === null ? [] : selectedTexts(before)];
  if (selected.length > Math.max(MAX_SELECTED_TEXTS, old.length)) return true;
  if (isLonger(selected, MAX_SELECTED_CHARACTERS) && isLonger(selected, JSON.stringify(old).length))
    return true;
  if (!isSelecting(after) || (before !== null && isSelecting(before))) return false;
  const { authorId } = after;
  if (before !== null && old.length === 0 && authorId !== identityId) return true;
  const document = documentOf(after);
  const comments = document === undefined ? [] : [...documents.referrers(document)];
  const others = comments.flatMap((comment) => documents.get(comment) ?? []);
  return others.filter((other) => other.authorId === authorId && isSelecting(other)).length >= MAX_SELECTING;
}

function isSelecting(comment: StoredDocument): boolean {
  return comment.status !== "resolved" && selectedTexts(comment).length > 0;
}

/** The id of the document that a comment is about. */
function documentOf({ target }: StoredDocument): string | undefined {
  const document = isObject(target) ? target.document : undefined;
  return isObject(document) && isString(document._ref) ? document._ref : undefined;
}

/** The paragraphs of a text that a comment is about, or of which a part is selected. */
function selectedTexts({ target }: StoredDocument): Json[] {
  const path = isObject(target) && isObject(target.path) ? target.path : {};
  const value = isObject(path.selection) ? path.selection.value : [];
  return Array.isArray(value) ? value : [];
}

/**
 * When the Studio deletes a comment, it also deletes the replies, before or after it. So authors may delete replies to their
 * comments. Everybody may delete a reply whose comment is gone: the Studio does not show it. A task is never a reply, although anybody may write
 * that field into it.
 */
function mayDelete(
  id: string,
  { _type, authorId, parentCommentId: parent }: StoredDocument,
  documents: Documents,
) {
  if (authorId === id) return true;
  if (_type !== "comment" || !isString(parent)) return false;
  const comment = documents.get(parent);
  return comment === undefined || comment.authorId === id;
}

function reactionsOfOthers(id: string, document: StoredDocument | null): Json[] {
  const reactions = document?.reactions;
  if (!Array.isArray(reactions)) return [];
  return reactions.filter((reaction) => !isObject(reaction) || reaction.userId !== id);
}

/**
 * The fields that only the author may change. Everybody may resolve comments and react to them, and the Studio updates the selected
 * words when the text around them changes. The document and the field stay the author's choice.
 */
function authorsPart(document: StoredDocument): JsonObject {
  const { _type, authorId = null } = document;
  if (_type !== "comment") return { _type, authorId };
  const { target = null, ...others } = omit(document, "status", "reactions", "_rev", "_updatedAt");
  return { ...others, target: withoutSelection(target) };
}

function withoutSelection(target: Json): Json {
  if (!isObject(target) || !isObject(target.path)) return target;
  return { ...target, path: omit(target.path, "selection") };
}
