import type { DataRow } from "data-table/data-table.tsx";
import { sortValue } from "quantities/quantity.ts";

import { listed } from "#cms/content.ts";
import { editable, type EditAttributes, listPath } from "#cms/edit-attributes.tsx";
import { foreignPage, foreignText } from "#cms/foreign-link.ts";
import { type CaseStudy, getCaseStudies } from "#cms/records.ts";
import type { KeyFigure } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";
import { LazyDataTable } from "#ui/data-table.lazy.tsx";
import { InLanguage, TextsInLanguages } from "#ui/in-language.tsx";

import type { BlockProps } from "./block.ts";
import { compareKeyFigures, KeyFigureValue } from "./key-figure-value.tsx";
import { pageOptions } from "./page-options.ts";
import { PageSummary } from "./page-summary.tsx";
import { Section } from "./section.tsx";

/** Case studies in rows: the key figures that most of them share, with filters for process and industry. */
export async function CaseStudyTable(block: BlockProps<"caseStudies">) {
  const { heading, selection, editAttributes } = block;
  const studies = listed(block, await getCaseStudies());
  // A column that no study has in the reader's language is left out: visitors sort by its title, in a sentence of their language.
  const columns = compareKeyFigures(studies, 0.5).flatMap(({ name, label, keyFigures }) =>
    label === undefined ? [] : [{ name, title: label, keyFigures }],
  );
  const industries = studies.flatMap(({ industry }) =>
    industry?.title ? [{ name: industry.title, path: industry.path }] : [],
  );
  const words = getWords().caseStudies;
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes(listPath(selection, { hand: "documents" }))}>
        <LazyDataTable
          content={Promise.resolve({
            caption: heading,
            nameTitle: words.project,
            columns: [
              ...columns.map(({ name, title }) => ({ name, title, isNumeric: true })),
              { name: "process", title: words.processes },
              { name: "industry", title: words.industry },
            ],
            rows: studies.map((study, row) => {
              const figures = columns.map(({ name, keyFigures }) => [name, keyFigures[row]] as const);
              return rowOf(study, figures, editAttributes.of(study));
            }),
            filters: [
              { name: "process", label: words.process, options: pageOptions(studies.flatMap(processesOf)) },
              { name: "industry", label: words.industry, options: pageOptions(industries) },
            ],
          })}
        />
      </div>
    </Section>
  );
}

/** `figures` are its key figures by column. */
function rowOf(
  study: CaseStudy,
  figures: readonly (readonly [column: string, KeyFigure | undefined])[],
  editAttributes: EditAttributes,
): DataRow {
  const { _id, title, path, industry } = study;
  const processes = processesOf(study);
  return {
    id: _id,
    name: title,
    nameCell: editable(
      editAttributes("title"),
      <>
        <a href={path} {...foreignPage(path)} className="underline underline-offset-2 hover:text-accent-text">
          {title}
        </a>
        <PageSummary page={study} as="small" />
      </>,
    ),
    cells: {
      ...Object.fromEntries(
        figures.map(([column, keyFigure]) => [
          column,
          keyFigure && <KeyFigureValue keyFigure={keyFigure} path={path} />,
        ]),
      ),
      process: (
        <TextsInLanguages
          separator=", "
          texts={processes.map((process) => ({
            text: process.name,
            language: foreignText(process.path ?? "").lang,
          }))}
        />
      ),
      industry: industry && (
        <InLanguage language={foreignText(industry.path ?? "").lang}>{industry.title}</InLanguage>
      ),
    },
    sortValues: Object.fromEntries(
      figures.map(([column, keyFigure]) => [column, keyFigure?.quantity && sortValue(keyFigure.quantity)]),
    ),
    filterValues: {
      process: processes.map((process) => process.name),
      industry: industry?.title ? [industry.title] : [],
    },
  };
}

function processesOf({ services }: CaseStudy) {
  return services ?? [];
}
