import { pageMove } from "page-paths/redirects.ts";
import { lazy } from "react";
import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsContext,
  DuplicateActionProps,
  SanityClient,
  SanityDocumentLike,
} from "sanity";
import { CONFIRMATION_FIELDS } from "schemas/documents/capability.ts";
import { isPublishedWith } from "schemas/fields/link-rules.ts";
import { textOfBlock } from "schemas/objects/prose.ts";
import { targetLanguage } from "schemas/rules/translated-texts.ts";
import { translationModel } from "schemas/translated-fields.ts";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { createUntranslatedCheck } from "studio-languages/untranslated-pages.ts";
import { updateRedirects } from "studio-pages/moved-page-redirects.ts";
import { createPageEndAction } from "studio-pages/page-end-action.tsx";
import { createPublishAction } from "studio-pages/publish-action.tsx";
import {
  createDeleteAction,
  createLeavingAction,
  createUnpublishAction,
} from "studio-pages/remove-actions.tsx";
import { createScheduleAction, SCHEDULE_ACTION } from "studio-pages/schedule-action.tsx";
import { createGatedAction } from "studio-publishing/gated-action.ts";
import { createGoBackAction } from "studio-publishing/go-back-action.tsx";
import { createPermittedAction } from "studio-publishing/permitted-action.tsx";
import { createPublishGate, createPublishGateLayout } from "studio-publishing/publish-gate.tsx";
import { type CreateAction, replaceActions } from "studio-publishing/replaced-actions.ts";
import { createAskForReview } from "studio-review/ask-for-review.tsx";

import { findingRules } from "#check/rules.ts";
import { pageSettings } from "#page-settings.ts";
import { singletonActions } from "#structure/singletons.ts";
import { documentTitle, formTitles, TITLE_FIELDS } from "#structure/titles.ts";

/** Checks whatever is about to go live, and asks the editor if something is unfinished. */
export const publishGate = createPublishGate();

export const PublishGateLayout = createPublishGateLayout({
  gate: publishGate,
  rules: { ...findingRules, isPublishedWith },
  QuickFix: lazy(() => import("#publishing/remove-examples.tsx")),
  alsoCheck: createUntranslatedCheck({ model: translationModel, targetLanguage }),
});

const goBackAction = createGoBackAction({
  gate: publishGate,
  words: { titles: formTitles, textOfBlock },
  beforeGoingBack: redirectPathOfToday,
});

/** Replacements for Sanity's actions, by kind or display name. Other actions stay as they are. */
const replacements = new Map<string | undefined, CreateAction>([
  ["publish", (publish) => createGatedAction(publishGate, createPublishAction(publish), "publish")],
  // Three of Sanity's actions have the kind “schedule”.
  [
    SCHEDULE_ACTION,
    (schedule) =>
      createPermittedAction(createGatedAction(publishGate, createScheduleAction(schedule), "schedule")),
  ],
  ["delete", (remove) => createLeavingAction(createDeleteAction(remove, pageSettings), pageSettings)],
  [
    "unpublish",
    (unpublish) => createLeavingAction(createUnpublishAction(unpublish, pageSettings), pageSettings),
  ],
  ["unpublishVersion", (unpublish) => createLeavingAction(unpublish, pageSettings)],
  ["duplicate", createDuplicateAction],
]);

/** The actions that this Studio adds, at the top of a document's menu. */
const ownActions = [
  goBackAction,
  createAskForReview(documentTitle),
  createLeavingAction(createPageEndAction(pageSettings), pageSettings),
];

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

/** If a page had another path in its previous version, the path of today redirects there. */
export async function redirectPathOfToday(
  client: Pick<SanityClient, "fetch" | "transaction">,
  published: StoredDocument,
  previous: StoredDocument,
): Promise<void> {
  const move = pageMove(published, previous);
  if (move !== undefined) await updateRedirects(client, { pageId: published._id, move, isRedirected: true });
}
