import { getListedPages } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { foreignPage, foreignText } from "#cms/foreign-link.ts";
import { pictureSource } from "#cms/picture.ts";
import { getWords } from "#locale/words.ts";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { CaseStudyTable } from "./case-study-table.tsx";
import { KeyFigureValue } from "./key-figure-value.tsx";
import { PageSummary } from "./page-summary.tsx";
import { Section } from "./section.tsx";

export function CaseStudies(block: BlockProps<"caseStudies">) {
  return block.isTable === true ? <CaseStudyTable {...block} /> : <CaseStudyCards {...block} />;
}

async function CaseStudyCards(block: BlockProps<"caseStudies">) {
  const { selection, editAttributes } = block;
  const shown = await getListedPages(block, "caseStudy");
  const words = getWords().caseStudies;
  return (
    <Section block={block}>
      <ul
        className="col-span-12 grid gap-x-6 gap-y-10 @medium:grid-cols-2"
        {...editAttributes(listPath(selection, { hand: "documents" }))}
      >
        {shown.map((page) => {
          const source = pictureSource(page.picture ?? undefined, { aspect: 3 / 2 });
          // A single case study has its text next to its picture.
          const isWide = source !== undefined && shown.length === 1;
          return (
            <li
              key={page._id}
              className={`group relative border-t-[1.5px] border-ink pt-4 ${isWide ? "col-span-full grid gap-x-6 @medium:grid-cols-2" : ""}`}
              {...editAttributes.of(page)("title")}
            >
              {source && (
                <Picture {...source} alt="" sizes={`(min-width: 760px) 45vw, ${FULL_WIDTH_ON_PHONE}`} />
              )}
              <div>
                <h3 className="mt-3 text-21 group-hover:text-accent-text">
                  <a href={page.path} {...foreignPage(page.path)} className="after:absolute after:inset-0">
                    {page.title}
                  </a>
                </h3>
                <PageSummary page={page} className="mt-1 max-w-text text-15 text-ink-2" />
                {page.figures && (
                  <dl className="mt-3 border-t border-rule">
                    {page.figures.map((figure) => (
                      <div key={figure._key} className="flex justify-between gap-4 border-b border-rule py-2">
                        <dt className="text-13 text-ink-3" {...foreignText(page.path)}>
                          {figure.label}
                        </dt>
                        <dd className="text-end font-mono text-13 font-medium">
                          <KeyFigureValue keyFigure={figure} path={page.path} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
                {page.isRepresentative && <p className="mt-3 text-13 text-ink-3">{words.representative}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
