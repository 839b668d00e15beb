import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsContext,
  DuplicateActionProps,
  SanityDocumentLike,
} from "sanity";
import { CONFIRMATION_FIELDS } from "schemas/documents/capability.ts";
import { createAskForReview } from "studio-review/ask-for-review.tsx";

import { createGatedAction } from "#publishing/gated-action.ts";
import { goBackAction } from "#publishing/go-back-action.tsx";
import { createPublishAction } from "#publishing/publish-action.tsx";
import { createDeleteAction, createUnpublishAction } from "#removal/remove-actions.tsx";
import { pageEndAction } from "#schedule/page-end-action.tsx";
import { createPermittedAction, createScheduleAction, SCHEDULE_ACTION } from "#schedule/schedule-action.tsx";
import { singletonActions } from "#structure/singletons.ts";
import { documentTitle, TITLE_FIELDS } from "#structure/titles.ts";

type CreateAction = (original: DocumentActionComponent) => DocumentActionComponent;

/** Replacements for Sanity's actions, by kind or display name. Other actions stay as they are. */
const replacements = new Map<string | undefined, CreateAction>([
  ["publish", (publish) => createGatedAction(createPublishAction(publish), "publish")],
  // Three of Sanity's actions have the kind “schedule”.
  [
    SCHEDULE_ACTION,
    (schedule) => createPermittedAction(createGatedAction(createScheduleAction(schedule), "schedule")),
  ],
  ["delete", createDeleteAction],
  ["unpublish", createUnpublishAction],
  ["duplicate", createDuplicateAction],
]);

/** The actions that this Studio adds, at the top of a document's menu. */
const ownActions = [goBackAction, createAskForReview(documentTitle), pageEndAction];

/** The document actions: Sanity's, some of them replaced, and our own. Singletons have fewer. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  const [button, ...menu] = singletonActions(actions, context).map((action) => {
    const create = replacements.get(action.displayName) ?? replacements.get(action.action);
    return create === undefined ? action : cached(action, create);
  });
  return button === undefined ? [] : [button, ...ownActions, ...menu];
}

const created = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Creates an action only once: the Studio resolves actions often, and a new component would lose its state, such as an open dialog. The
 * action keeps the kind and display name of the original, by which the Studio recognizes it.
 */
function cached(original: DocumentActionComponent, create: CreateAction): DocumentActionComponent {
  const { action: kind, displayName } = original;
  const action =
    created.get(original) ??
    Object.assign(create(original), {
      ...(kind !== undefined && { action: kind }),
      ...(displayName !== undefined && { displayName }),
    });
  created.set(original, action);
  return action;
}

/** The duplicate action, which makes a copy that cannot be mistaken for the original. */
function createDuplicateAction(duplicate: DocumentActionComponent): DocumentActionComponent {
  return function duplicateAsCopy(props: DocumentActionProps) {
    const withCopy: DuplicateActionProps = { ...props, mapDocument: copyOf };
    return duplicate(withCopy);
  };
}

/**
 * Appends “(copy)” to the title, and removes the paths, which two pages or redirects cannot share, and the confirmation of a
 * capability, which nobody gave for the copy.
 */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  const copy: Record<string, unknown> = { ...document };
  for (const field of ["path", "aliases", "from", ...CONFIRMATION_FIELDS]) delete copy[field];
  const titles = TITLE_FIELDS.flatMap((field) => {
    const text = copy[field];
    return typeof text === "string" ? [[field, `${text} (copy)`]] : [];
  });
  return { ...copy, _id: document._id, _type: document._type, ...Object.fromEntries(titles) };
}
