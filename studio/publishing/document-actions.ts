import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsContext,
  DuplicateActionProps,
  SanityDocumentLike,
} from "sanity";
import { CONFIRMATION_FIELDS } from "schemas/documents/capability.ts";
import { createPageEndAction } from "studio-pages/page-end-action.tsx";
import { createPublishAction } from "studio-pages/publish-action.tsx";
import { createDeleteAction, createUnpublishAction } from "studio-pages/remove-actions.tsx";
import { createScheduleAction, SCHEDULE_ACTION } from "studio-pages/schedule-action.tsx";
import { createGatedAction } from "studio-publishing/gated-action.ts";
import { createPermittedAction } from "studio-publishing/permitted-action.tsx";
import { type CreateAction, replaceActions } from "studio-publishing/replaced-actions.ts";
import { createAskForReview } from "studio-review/ask-for-review.tsx";

import { pageSettings } from "#page-settings.ts";
import { goBackAction, publishGate } from "#publishing/publish-gate.ts";
import { singletonActions } from "#structure/singletons.ts";
import { documentTitle, TITLE_FIELDS } from "#structure/titles.ts";

/** Replacements for Sanity's actions, by kind or display name. Other actions stay as they are. */
const replacements = new Map<string | undefined, CreateAction>([
  ["publish", (publish) => createGatedAction(publishGate, createPublishAction(publish), "publish")],
  // Three of Sanity's actions have the kind “schedule”.
  [
    SCHEDULE_ACTION,
    (schedule) =>
      createPermittedAction(createGatedAction(publishGate, createScheduleAction(schedule), "schedule")),
  ],
  ["delete", (remove) => createDeleteAction(remove, pageSettings)],
  ["unpublish", (unpublish) => createUnpublishAction(unpublish, pageSettings)],
  ["duplicate", createDuplicateAction],
]);

/** The actions that this Studio adds, at the top of a document's menu. */
const ownActions = [goBackAction, createAskForReview(documentTitle), createPageEndAction(pageSettings)];

/** The document actions: Sanity's, some of them replaced, and our own. Singletons have fewer. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  const [button, ...menu] = replaceActions(singletonActions(actions, context), replacements);
  return button === undefined ? [] : [button, ...ownActions, ...menu];
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
