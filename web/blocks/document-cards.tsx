import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { getListedPages } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { foreignPage } from "#cms/foreign-link.ts";
import { pictureSource } from "#cms/picture.ts";
import { Day } from "#ui/day.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { PageSummary } from "./page-summary.tsx";
import { Section } from "./section.tsx";

/** The columns for each number of pages, so that no page is alone in the last row. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: "@medium:grid-cols-3",
  4: "@medium:grid-cols-2 @large:grid-cols-4",
};

export async function DocumentCards(block: BlockProps<"documentCards">) {
  const { selection, kind = "guide", editAttributes } = block;
  const pages = await getListedPages(block, kind);
  return (
    <Section block={block}>
      <ul
        className={`col-span-12 grid gap-x-6 gap-y-9 ${COLUMNS[pages.length] ?? "@medium:grid-cols-2 @large:grid-cols-3"}`}
        {...editAttributes(listPath(selection, { hand: "documents", kind: "kind" }))}
      >
        {pages.map((page) => {
          const source = pictureSource(page.picture ?? undefined, { aspect: 3 / 2 });
          return (
            <li
              key={page._id}
              className="group relative border-t-[1.5px] border-ink pt-4"
              {...editAttributes.of(page)("title")}
            >
              {source && (
                <Picture
                  {...source}
                  alt=""
                  sizes={`(min-width: 1100px) 410px, (min-width: 760px) 45vw, ${FULL_WIDTH_ON_PHONE}`}
                />
              )}
              <h3 className="mt-3 text-18 group-hover:text-accent-text">
                <a href={page.path} {...foreignPage(page.path)} className="after:absolute after:inset-0">
                  {page.title}
                </a>
              </h3>
              {page.date && ROUTABLE_FACTS[page._type].date?.isOnCards && (
                <p className="mt-1 font-mono text-12 text-ink-3">
                  <Day date={page.date} />
                </p>
              )}
              <PageSummary page={page} className="mt-1 text-15 text-ink-2" />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
