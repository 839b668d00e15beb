import * as v from "valibot";

import { isTime } from "../documents/document.ts";
import type { JsonObject } from "../documents/json.ts";
import { referencesOf } from "../documents/references.ts";

// What the Studio reads of comments and tasks. It reads those of everybody without checks of its own, so a field of another type ends the
// form of the document that it is about, or the whole Studio, with an error. Fields of newer Studios are allowed.

const Text = v.nullish(v.string());
const Time = v.nullish(v.pipe(v.string(), v.check(isTime)));
const Target = { documentType: Text, document: v.nullish(v.looseObject({ _ref: Text })) };

/** The Studio requests `/users/<id>` with the token of its reader. */
const UserId = v.pipe(v.string(), v.regex(/^[\w-]*$/));

/** What is not of these types, such as a block of the Studio's own. */
function otherThan(...types: string[]) {
  return v.pipe(
    v.looseObject({ _type: v.string() }),
    v.check(({ _type }) => !types.includes(_type)),
  );
}

const MAX_DOTS_AFTER_LINK = 6;

/**
 * Whether the Studio finds the links in a text quickly. The time of its regular expression doubles with each dot that follows the last letter
 * or digit of a link. Three dots are an ellipsis.
 */
function hasQuickLinks(text: string): boolean {
  return text
    .split(/[\s,()]+/)
    .filter((word) => /https?:\/\/|www\./.test(word))
    .every((word) => (word.split(/\w/).at(-1) ?? "").split(".").length <= MAX_DOTS_AFTER_LINK + 1);
}

const Span = v.looseObject({
  _type: v.literal("span"),
  text: v.pipe(v.string(), v.check(hasQuickLinks)),
  marks: v.nullish(v.array(v.string())),
});
const Mention = v.looseObject({ _type: v.literal("mention"), userId: v.nullish(UserId) });
const Block = v.looseObject({
  _type: v.literal("block"),
  style: Text,
  listItem: Text,
  children: v.array(v.union([Span, Mention, otherThan("span", "mention")])),
  markDefs: v.nullish(v.array(v.looseObject({ _key: v.string(), _type: v.string() }))),
});
const Paragraphs = v.nullish(v.array(v.union([Block, otherThan("block")])));

const Comment = v.looseObject({
  _type: v.literal("comment"),
  authorId: UserId,
  message: Paragraphs,
  threadId: Text,
  parentCommentId: Text,
  status: Text,
  lastEditedAt: Time,
  contentSnapshot: Paragraphs,
  reactions: v.nullish(
    v.array(v.looseObject({ _key: v.string(), userId: UserId, shortName: v.string(), addedAt: Time })),
  ),
  context: v.nullish(
    v.looseObject({
      tool: Text,
      payload: v.nullish(v.looseObject({ workspace: Text })),
      intent: v.nullish(v.looseObject({ title: Text, name: Text, params: v.record(v.string(), Text) })),
      notification: v.nullish(v.looseObject({ documentTitle: Text, url: Text, workspaceTitle: Text })),
    }),
  ),
  target: v.nullish(
    v.looseObject({
      ...Target,
      documentRevisionId: Text,
      documentVersionId: Text,
      path: v.nullish(
        v.looseObject({
          field: Text,
          selection: v.nullish(
            v.looseObject({
              type: Text,
              value: v.array(v.looseObject({ _key: v.string(), text: v.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

const Task = v.looseObject({
  _type: v.literal("tasks.task"),
  authorId: UserId,
  title: Text,
  description: Paragraphs,
  status: Text,
  assignedTo: v.nullish(UserId),
  dueBy: Time,
  createdByUser: Time,
  subscribers: v.nullish(v.array(UserId)),
  target: v.nullish(v.looseObject(Target)),
  context: v.nullish(
    v.looseObject({
      notification: v.nullish(
        v.looseObject({
          url: Text,
          workspaceTitle: Text,
          targetContentImageUrl: Text,
          targetContentTitle: Text,
        }),
      ),
    }),
  ),
});

/**
 * Whether a document is a comment or a task as the Studio writes it. Its references are weak: with a strong one to a comment of another
 * person, that one could not be deleted.
 */
export function isDiscussion(document: JsonObject): boolean {
  return (
    v.is(v.variant("_type", [Comment, Task]), document) &&
    referencesOf(document).every(({ strong }) => !strong)
  );
}
