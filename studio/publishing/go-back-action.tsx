import { UndoIcon } from "@sanity/icons/Undo";
import { lazy, Suspense, useState } from "react";
import type { DocumentActionComponent } from "sanity";
import { usePermitted } from "studio-kit/permissions.ts";

const GoBackDialog = lazy(() => import("#publishing/go-back-dialog.tsx"));

/** The document action that publishes the version again that visitors saw before. */
export const goBackAction: DocumentActionComponent = ({ published, draft, version }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [permitted] = usePermitted("update", published === null ? [] : [published]);
  if (published === null || version !== null || permitted === undefined) return null;
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
