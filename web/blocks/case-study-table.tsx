import { sortValue } from "quantities/quantity.ts";

import { inOrder } from "#cms/content.ts";
import { editable, type EditAttributes, listPath } from "#cms/edit-attributes.tsx";
import { foreignPage } from "#cms/foreign-link.ts";
import { type CaseStudy, getCaseStudies } from "#cms/records.ts";
import { getWords } from "#locale/words.ts";
import { LazyDataTable } from "#ui/data-table/data-table.lazy.tsx";
import type { DataRow } from "#ui/data-table/data-table.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { KeyFigureValue } from "./key-figure-value.tsx";
import { Section } from "./section.tsx";

/** Case studies in rows: the key figures that most of them share, with filters for process and industry. */
export async function CaseStudyTable(block: BlockProps<"caseStudies">) {
  const { heading, selection, documents = [], limit, editAttributes } = block;
  const all = await getCaseStudies();
  const studies = (selection === "hand" ? inOrder(documents, all) : all).slice(0, limit);
  const labels = sharedLabels(studies);
  const processes = distinct(studies.flatMap((study) => processesOf(study)));
  const industries = distinct(studies.flatMap(({ industry }) => industry ?? []));
  const words = getWords().caseStudies;
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes(listPath(selection, { hand: "documents" }))}>
        <LazyDataTable
          content={Promise.resolve({
            caption: heading,
            nameTitle: words.project,
            columns: [
              ...labels.map((label) => ({ name: label, title: label, isNumeric: true })),
              { name: "process", title: words.processes },
              { name: "industry", title: words.industry },
            ],
            rows: studies.map((study) => rowOf(study, labels, editAttributes.of(study))),
            filters: [
              { name: "process", label: words.process, options: optionsOf(processes) },
              { name: "industry", label: words.industry, options: optionsOf(industries) },
            ],
          })}
        />
      </div>
    </Section>
  );
}

function rowOf(study: CaseStudy, labels: readonly string[], editAttributes: EditAttributes): DataRow {
  const { _id, title, path, summary, industry, figures } = study;
  const keyFigureOf = (label: string) => figures?.find((keyFigure) => keyFigure.label === label);
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
        {summary && (
          <small>
            <ConvertedText text={summary} />
          </small>
        )}
      </>,
    ),
    cells: {
      ...Object.fromEntries(
        labels.map((label) => {
          const keyFigure = keyFigureOf(label);
          return [label, keyFigure && <KeyFigureValue keyFigure={keyFigure} path={path} />];
        }),
      ),
      process: processes.join(", "),
      industry,
    },
    sortValues: Object.fromEntries(
      labels.map((label) => {
        const quantity = keyFigureOf(label)?.quantity;
        return [label, quantity && sortValue(quantity)];
      }),
    ),
    filterValues: { process: processes, industry: industry ? [industry] : [] },
  };
}

/** The labels of the key figures that more than half of the case studies have. */
function sharedLabels(studies: readonly CaseStudy[]): string[] {
  const labels = studies.flatMap(({ figures }) => figures?.map(({ label }) => label) ?? []);
  return distinct(labels).filter(
    (label) => labels.filter((other) => other === label).length * 2 > studies.length,
  );
}

function processesOf({ services }: CaseStudy): string[] {
  return services?.map(({ name }) => name) ?? [];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function optionsOf(texts: readonly string[]) {
  return texts.map((text) => ({ value: text, title: text }));
}
