import { UserIcon } from "@sanity/icons/User";
import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, useFeatureEnabled } from "sanity";

const ReviewRequest = lazy(() => import("./review-request.tsx"));

/** A review request that is not filled in yet. */
const emptyDraft = { to: "", note: "" };

/** Creates the document action that assigns a task to review a document before it is published. `titleOf`: what the task calls it. */
export function createAskForReview(
  titleOf: (document: { readonly _type: string }) => string,
): DocumentActionComponent {
  return function useAskForReview({ type, ...versions }) {
    const [isOpen, setIsOpen] = useState(false);
    // Kept here, so that the dialog shows it again after it was closed.
    const [draft, setDraft] = useState(emptyDraft);
    // Hosted projects have tasks in paid plans only.
    const { enabled } = useFeatureEnabled("sanityTasks");
    const document = versions.version ?? versions.draft ?? versions.published;
    if (!enabled || document === null) return null;
    const close = () => setIsOpen(false);
    return {
      label: "Ask for a review",
      icon: UserIcon,
      onHandle: () => setIsOpen(true),
      dialog: isOpen && {
        type: "dialog" as const,
        header: "Ask for a review",
        onClose: close,
        content: (
          <Suspense>
            <ReviewRequest
              type={type}
              document={document}
              title={titleOf(document)}
              initialDraft={draft}
              onChange={setDraft}
              onSent={() => {
                setDraft(emptyDraft);
                close();
              }}
            />
          </Suspense>
        ),
      },
    };
  };
}
