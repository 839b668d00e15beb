import { ClockIcon } from "@sanity/icons/Clock";
import { lazy, Suspense, useState } from "react";
import { type DocumentActionComponent, getPublishedId } from "sanity";
import { useMayMakeReleases } from "studio-kit/permissions.ts";

import type { PageSettings } from "./page-settings.ts";

const PageEndDialog = lazy(() => import("./page-end-dialog.tsx"));

/** The document action that takes a page off the site at a set time. */
export function createPageEndAction(settings: PageSettings): DocumentActionComponent {
  return function endPage({ id, type, published, version }) {
    const [isOpen, setIsOpen] = useState(false);
    const mayMakeReleases = useMayMakeReleases();
    if (published === null || version !== null || !settings.pageTypes.includes(type) || !mayMakeReleases)
      return null;
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
              title={settings.titles.documentTitle(published)}
              settings={settings}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        ),
      },
    };
  };
}
