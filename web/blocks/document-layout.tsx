import type { ReactNode } from "react";

import { UnitSwitch } from "#ui/unit-switch.tsx";

import { CurrentEntry } from "./current-entry.client.tsx";
import type { PageLayout } from "./page-layout.ts";

/** A long page with its index: beside the parts where there is room, a strip above them elsewhere. */
export function DocumentLayout({ layout, children }: { layout: PageLayout; children: ReactNode[] }) {
  const { openings } = layout;
  return (
    <div className="document" data-openings={openings}>
      {children.slice(0, openings)}
      <DocumentIndex layout={layout} />
      {children.slice(openings)}
    </div>
  );
}

export function DocumentIndex({ layout: { index, hasUnits } }: { layout: PageLayout }) {
  return (
    <nav className="index" aria-label="On this page">
      <p className="index-title mb-4 hidden font-mono text-12 font-medium text-ink-3">On this page</p>
      <ol>
        {index.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
      {hasUnits && (
        <div className="index-more">
          <UnitSwitch />
        </div>
      )}
      <CurrentEntry />
    </nav>
  );
}
