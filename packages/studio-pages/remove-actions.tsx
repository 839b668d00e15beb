import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";

import type { PageSettings } from "./page-settings.ts";

const RemoveDialog = lazy(() => import("./remove-dialog.tsx"));
const UnpublishDialog = lazy(() => import("./unpublish-dialog.tsx"));

/**
 * The delete action for published documents. Sanity’s own fails while another document links to this one, such as the redirect from the old
 * path of a page. Sanity’s own still deletes drafts that were never published.
 */
export function createDeleteAction(
  deleteDocument: DocumentActionComponent,
  settings: PageSettings,
): DocumentActionComponent {
  return function deleteWithLinks(props: DocumentActionProps) {
    const action = deleteDocument(props);
    const removal = useRemoval(settings, props);
    if (action === null || removal === undefined) return action;
    return {
      ...action,
      label: settings.pageTypes.includes(props.type) ? "Delete and send visitors to…" : "Delete…",
      onHandle: () => removal.open("delete"),
      dialog: removal.dialog ?? false,
    };
  };
}

/** The unpublish action. Sanity’s own fails while another document links to this one, so it runs only if none does. */
export function createUnpublishAction(
  unpublish: DocumentActionComponent,
  settings: PageSettings,
): DocumentActionComponent {
  return function unpublishWithoutLinks(props: DocumentActionProps) {
    const action = unpublish(props);
    const removal = useRemoval(settings, props, () => action?.onHandle?.());
    if (action === null || removal === undefined) return action;
    return {
      ...action,
      onHandle: () => removal.open("check"),
      dialog: removal.dialog ?? action.dialog ?? false,
    };
  };
}

/** An action that takes pages off the site. Permanent pages do not have it. */
export function createLeavingAction(
  action: DocumentActionComponent,
  { isPermanent }: Pick<PageSettings, "isPermanent">,
): DocumentActionComponent {
  return function unlessPermanent(props: DocumentActionProps) {
    const description = action(props);
    return props.published !== null && isPermanent(props.published) ? null : description;
  };
}

/** The dialogs that remove a published document, one after the other. Undefined if the document is not published. */
function useRemoval(
  settings: PageSettings,
  { id, type, draft, published }: DocumentActionProps,
  onUnpublish?: () => void,
) {
  const { closeCurrentAndAfter } = usePaneRouter();
  const [step, setStep] = useState<"check" | "delete">();
  if (published === null) return undefined;
  const closeAnd = (next?: () => void) => () => {
    setStep(undefined);
    next?.();
  };
  const shared = {
    id: getPublishedId(id),
    type,
    title: settings.titles.documentTitle(draft ?? published),
    settings,
    onClose: closeAnd(),
  };
  return {
    open: setStep,
    dialog: step && {
      type: "custom" as const,
      component: (
        <Suspense>
          {step === "check" ? (
            <UnpublishDialog
              {...shared}
              onUnpublish={closeAnd(onUnpublish)}
              onDelete={() => setStep("delete")}
            />
          ) : (
            // The form closes too. It would show the deleted document as an empty new one.
            <RemoveDialog {...shared} onRemoved={closeAnd(closeCurrentAndAfter)} />
          )}
        </Suspense>
      ),
    },
  };
}
