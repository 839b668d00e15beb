import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { isRoutable } from "schemas/fields/path.ts";

import { documentTitle } from "#structure/titles.ts";

const RemoveDialog = lazy(() => import("#removal/remove-dialog.tsx"));
const UnpublishDialog = lazy(() => import("#removal/unpublish-dialog.tsx"));

/**
 * The delete action for published documents. Sanity’s own fails while another document links to this one, such as the redirect from the old
 * path of a page. Sanity’s own still deletes drafts that were never published.
 */
export function createDeleteAction(deleteDocument: DocumentActionComponent): DocumentActionComponent {
  return function deleteWithLinks(props: DocumentActionProps) {
    const action = deleteDocument(props);
    const removal = useRemoval(props);
    if (action === null || removal === undefined) return action;
    return {
      ...action,
      label: isRoutable(props.type) ? "Delete and send visitors to…" : "Delete…",
      onHandle: () => removal.open("delete"),
      dialog: removal.dialog ?? false,
    };
  };
}

/** The unpublish action. Sanity’s own fails while another document links to this one, so it runs only if none does. */
export function createUnpublishAction(unpublish: DocumentActionComponent): DocumentActionComponent {
  return function unpublishWithoutLinks(props: DocumentActionProps) {
    const action = unpublish(props);
    const removal = useRemoval(props, () => action?.onHandle?.());
    if (action === null || removal === undefined) return action;
    return {
      ...action,
      onHandle: () => removal.open("check"),
      dialog: removal.dialog ?? action.dialog ?? false,
    };
  };
}

/** The dialogs that remove a published document, one after the other. Undefined if the document is not published. */
function useRemoval({ id, type, draft, published }: DocumentActionProps, onUnpublish?: () => void) {
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
    title: documentTitle(draft ?? published),
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
