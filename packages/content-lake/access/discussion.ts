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
/**
 * A span of a message. The Studio looks up a component by the name of each style and mark. With a name such as "constructor", which every
 * object has, rendering fails.
 */
const MessageSpan = v.looseObject({
  ...Span.entries,
  marks: v.nullish(v.array(v.picklist(["strong", "em", "code", "underline", "strike-through"]))),
});
/** The editor of messages has one style, no lists and no links. */
const Message = v.nullish(
  v.array(
    v.looseObject({
      _type: v.literal("block"),
      style: v.nullish(v.literal("normal")),
      listItem: v.nullish(v.never()),
      children: v.array(v.union([MessageSpan, Mention])),
      markDefs: v.nullish(v.array(v.never())),
    }),
  ),
);
const Block = v.looseObject({
  _type: v.literal("block"),
  style: Text,
  listItem: Text,
  children: v.array(v.union([Span, Mention, otherThan("span", "mention")])),
  markDefs: v.nullish(v.array(v.looseObject({ _key: v.string(), _type: v.string() }))),
});
/** A copy of the text that a comment is about. The Studio shows its characters only. */
const Snapshot = v.nullish(v.array(v.union([Block, otherThan("block")])));

/**
 * A path such as `blocks[_key=="a"].items[0].title`. The longest has about ten steps. The time that the Studio needs for it grows with the cube
 * of their number.
 */
const FIELD_PATH = /^(?:[\w$-]+(?:\.[\w$-]+|\[_key=="[^"\\]*"\]|\[\d{1,6}\]){0,30})?$/;
const MAX_PATH_LENGTH = 1000;
const FieldPath = v.nullish(v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH), v.regex(FIELD_PATH)));

/** The Studio puts these characters around the selected words. Comparing a text with many of them takes seconds. */
const SELECTION_MARKS = ["\uF000", "\uF001"];
const SelectedText = v.pipe(
  v.string(),
  v.check((text) => SELECTION_MARKS.every((mark) => text.indexOf(mark) === text.lastIndexOf(mark))),
);

/** Such as `:+1:`. */
const Emoji = v.pipe(v.string(), v.regex(/^:[\w+-]+:$/));

const Comment = v.looseObject({
  _type: v.literal("comment"),
  authorId: UserId,
  message: Message,
  threadId: Text,
  parentCommentId: Text,
  status: v.nullish(v.picklist(["open", "resolved"])),
  lastEditedAt: Time,
  contentSnapshot: Snapshot,
  reactions: v.nullish(
    v.array(v.looseObject({ _key: v.string(), userId: UserId, shortName: Emoji, addedAt: Time })),
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
          field: FieldPath,
          selection: v.nullish(
            v.looseObject({
              type: Text,
              value: v.array(v.looseObject({ _key: v.string(), text: SelectedText })),
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
  description: Message,
  status: v.nullish(v.picklist(["open", "closed"])),
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
