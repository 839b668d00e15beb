import { UndoIcon } from "@sanity/icons/Undo";
import { lazy, Suspense, useState } from "react";
import type { DocumentActionComponent } from "sanity";
import { usePermitted } from "studio-kit/permissions.ts";

import type { GoBackOptions } from "./go-back-dialog.tsx";

const GoBackDialog = lazy(() => import("./go-back-dialog.tsx"));

/** Creates the document action that publishes the version again that visitors saw before. */
export function createGoBackAction(options: GoBackOptions): DocumentActionComponent {
  return function goBackAction({ published, draft, version }) {
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
            <GoBackDialog
              {...options}
              published={published}
              hasDraft={draft !== null}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        ),
      },
    };
  };
}
