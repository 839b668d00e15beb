import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";

import { RemoveDialog } from "#removal/delete-action.tsx";
import { documentTitle } from "#structure/titles.ts";

const UnpublishDialog = lazy(() => import("#removal/unpublish-dialog.tsx"));

/** The unpublish action. Sanity’s own fails while another document links to this one, so it runs only if none does. */
export function createUnpublishAction(unpublish: DocumentActionComponent): DocumentActionComponent {
  return function unpublishWithoutLinks(props: DocumentActionProps) {
    const action = unpublish(props);
    const { closeCurrentAndAfter } = usePaneRouter();
    const [step, setStep] = useState<"check" | "delete">();
    if (action === null || props.published === null) return action;
    const close = () => setStep(undefined);
    const document = {
      id: getPublishedId(props.id),
      type: props.type,
      title: documentTitle(props.draft ?? props.published),
      onClose: close,
    };
    const unpublishNow = () => {
      close();
      action.onHandle?.();
    };
    const leave = () => {
      close();
      // Close the form: it would show the deleted document as an empty new one.
      closeCurrentAndAfter();
    };
    return {
      ...action,
      onHandle: () => setStep("check"),
      dialog:
        step === undefined
          ? (action.dialog ?? false)
          : {
              type: "custom" as const,
              component: (
                <Suspense>
                  {step === "check" ? (
                    <UnpublishDialog
                      {...document}
                      onUnpublish={unpublishNow}
                      onDelete={() => setStep("delete")}
                    />
                  ) : (
                    <RemoveDialog {...document} onRemoved={leave} />
                  )}
                </Suspense>
              ),
            },
    };
  };
}
