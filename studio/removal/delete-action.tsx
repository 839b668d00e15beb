import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, type DocumentActionProps, getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { routableTypes } from "schemas/fields/path.ts";

import { documentTitle } from "#structure/titles.ts";

export const RemoveDialog = lazy(() => import("#removal/remove-dialog.tsx"));

const routable = new Set<string>(routableTypes);

/**
 * The delete action for published documents. Sanity’s own fails while another document links to this one, such as the redirect from the old
 * path of a page. Sanity’s own still deletes drafts that were never published.
 */
export function createDeleteAction(deleteDocument: DocumentActionComponent): DocumentActionComponent {
  return function deleteWithLinks(props: DocumentActionProps) {
    const action = deleteDocument(props);
    const { closeCurrentAndAfter } = usePaneRouter();
    const [isOpen, setIsOpen] = useState(false);
    if (action === null || props.published === null) return action;
    const close = () => setIsOpen(false);
    const leave = () => {
      close();
      // The form would show an empty new document.
      closeCurrentAndAfter();
    };
    return {
      ...action,
      label: routable.has(props.type) ? "Delete and send visitors to…" : "Delete…",
      onHandle: () => setIsOpen(true),
      dialog: isOpen && {
        type: "custom" as const,
        component: (
          <Suspense>
            <RemoveDialog
              id={getPublishedId(props.id)}
              type={props.type}
              title={documentTitle(props.draft ?? props.published)}
              onClose={close}
              onRemoved={leave}
            />
          </Suspense>
        ),
      },
    };
  };
}
