import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsContext,
  DuplicateActionProps,
  SanityDocumentLike,
} from "sanity";

import { createGatedAction } from "#publishing/gated-action.ts";
import { createPermittedAction } from "#publishing/permitted-action.tsx";
import { createPublishAction } from "#publishing/publish-action.tsx";
import { createDeleteAction } from "#removal/delete-action.tsx";
import { askForReviewAction } from "#review/ask-for-review.tsx";
import { createScheduleAction, SCHEDULE_ACTION } from "#schedule/schedule-action.tsx";
import { singletonActions } from "#structure/singletons.ts";
import { TITLE_FIELDS } from "#structure/titles.ts";

/**
 * The document actions: Sanity's own, with changed publish, schedule, delete and duplicate actions, “Ask for a review”, and fewer for
 * singletons.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  const [button, ...menu] = singletonActions(actions, context).map((action) => {
    if (action.action === "publish")
      return cached(action, (publish) => createGatedAction(createPublishAction(publish), "publish"));
    if (action.displayName === SCHEDULE_ACTION) return cached(action, createOwnScheduleAction);
    if (action.action === "delete") return cached(action, createDeleteAction);
    return action.action === "duplicate" ? cached(action, createDuplicateAction) : action;
  });
  return button === undefined ? [] : [button, askForReviewAction, ...menu];
}

function createOwnScheduleAction(schedule: DocumentActionComponent): DocumentActionComponent {
  return createPermittedAction(createGatedAction(createScheduleAction(schedule), "schedule"));
}

const created = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** Creates an action once. The Studio resolves actions often, and a new component would lose its state, such as an open dialog. */
function cached(
  original: DocumentActionComponent,
  create: (original: DocumentActionComponent) => DocumentActionComponent,
): DocumentActionComponent {
  const action = created.get(original) ?? create(original);
  created.set(original, action);
  return action;
}

/** The duplicate action, with a copy that cannot be confused with its original. */
function createDuplicateAction(duplicate: DocumentActionComponent): DocumentActionComponent {
  const duplicateAsCopy = (props: DocumentActionProps) => {
    const withCopy: DuplicateActionProps = { ...props, mapDocument: copyOf };
    return duplicate(withCopy);
  };
  return Object.assign(duplicateAsCopy, { action: "duplicate" as const, displayName: "DuplicateAction" });
}

/** Appends “(copy)” to the title, and removes the paths: two pages or redirects cannot have the same one. */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  const { path: _path, aliases: _aliases, from: _from, ...copy } = document;
  const titles = TITLE_FIELDS.flatMap((field) => {
    const text = copy[field];
    return typeof text === "string" ? [[field, `${text} (copy)`]] : [];
  });
  return { ...copy, _id: document._id, _type: document._type, ...Object.fromEntries(titles) };
}
