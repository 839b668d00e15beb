import { UndoIcon } from "@sanity/icons/Undo";
import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, useCurrentUser } from "sanity";
import { mayChangePublished } from "studio-kit/roles.ts";

const GoBackDialog = lazy(() => import("#publishing/go-back-dialog.tsx"));

/** The document action that publishes the version again that visitors saw before. */
export const goBackAction: DocumentActionComponent = ({ published, draft, version }) => {
  const [isOpen, setIsOpen] = useState(false);
  const user = useCurrentUser();
  if (published === null || version !== null || !mayChangePublished(user)) return null;
  return {
    label: "Go back to the previous version",
    icon: UndoIcon,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: "custom" as const,
      component: (
        <Suspense>
          <GoBackDialog published={published} hasDraft={draft !== null} onClose={() => setIsOpen(false)} />
        </Suspense>
      ),
    },
  };
};
