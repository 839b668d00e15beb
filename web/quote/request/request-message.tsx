import type { ReactNode } from "react";

import { GridSection } from "#ui/grid-section.tsx";

interface RequestMessageProps {
  heading: string;
  children: ReactNode;
}

/** What the page of a request shows in place of the request. */
export function RequestMessage({ heading, children }: RequestMessageProps) {
  return (
    <GridSection tone="sheet">
      <div className="col-span-12">
        <h1 className="text-h2">{heading}</h1>
        <div className="mt-6 max-w-lead text-18 text-ink-2">{children}</div>
      </div>
    </GridSection>
  );
}
