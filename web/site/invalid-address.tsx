import type { ReactNode } from "react";

import * as labels from "#locale/labels.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";
import { PageLink } from "#ui/page-link.tsx";

/** Spec §2 and §8: the screen for every address that leads nowhere. `way` is the way on, beside the home page. */
export function InvalidAddress({ children, way }: { children: ReactNode; way: ReactNode }) {
  return (
    <GridSection tone="sheet">
      <div className="col-span-12">
        <h1 className="max-w-title text-h1">{labels.wrongAddress.title}</h1>
        <div className="mt-6 mb-8 text-18 break-words text-ink-2">{children}</div>
        <PageLink href="/" className={buttonClass("primary")}>
          {labels.wrongAddress.home}
        </PageLink>
        {way}
      </div>
    </GridSection>
  );
}
