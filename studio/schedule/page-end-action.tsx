import { ClockIcon } from "@sanity/icons/Clock";
import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, getPublishedId } from "sanity";
import { isRoutable } from "schemas/fields/path.ts";
import { useMayMakeReleases } from "studio-kit/permissions.ts";

import { documentTitle } from "#structure/titles.ts";

const PageEndDialog = lazy(() => import("#schedule/page-end-dialog.tsx"));

/** The document action that takes a page off the site at a set time. */
export const pageEndAction: DocumentActionComponent = ({ id, type, published, version }) => {
  const [isOpen, setIsOpen] = useState(false);
  const mayMakeReleases = useMayMakeReleases();
  if (published === null || version !== null || !isRoutable(type) || !mayMakeReleases) return null;
  return {
    label: "End on a date…",
    icon: ClockIcon,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: "custom" as const,
      component: (
        <Suspense>
          <PageEndDialog
            id={getPublishedId(id)}
            type={type}
            title={documentTitle(published)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ),
    },
  };
};
