import type { ReactNode } from "react";

import type { ListedPage } from "#cms/content.ts";
import type { EditAttributes, SanityAttribute } from "#cms/edit-attributes.tsx";
import { foreignPage } from "#cms/foreign-link.ts";

import { PageSummary } from "./page-summary.tsx";

interface PageListProps {
  pages: readonly ListedPage[];
  /** Renders the right end of a row, for example a date. */
  renderEnd: (page: ListedPage) => ReactNode;
  editAttributes: Pick<EditAttributes, "of">;
  /** Links the list to the field in which an editor chooses it. */
  attributes?: SanityAttribute;
}

/** Pages in rows: title and summary on the left. */
export function PageList({ pages, renderEnd, editAttributes, attributes }: PageListProps) {
  return (
    <ul className="col-span-12 border-t-[1.5px] border-ink" {...attributes}>
      {pages.map((page) => (
        <li
          key={page._id}
          className="group relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-4"
          {...editAttributes.of(page)("title")}
        >
          <div>
            <h3 className="text-16 group-hover:text-accent-text">
              <a href={page.path} {...foreignPage(page.path)} className="after:absolute after:inset-0">
                {page.title}
              </a>
            </h3>
            <PageSummary page={page} className="max-w-text text-14 text-ink-2" />
          </div>
          <p className="font-mono text-12 text-ink-3">{renderEnd(page)}</p>
        </li>
      ))}
    </ul>
  );
}
