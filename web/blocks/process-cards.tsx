import { MAX_COLUMNS } from "data-table/data-table.tsx";

import { inOrder } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { foreignPage } from "#cms/foreign-link.ts";
import { getServices } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import type { KeyFigure, SERVICES_QUERY_RESULT } from "#cms/types.generated.ts";
import { ENGLISH, wordsOf } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";

import type { BlockProps } from "./block.ts";
import { compareKeyFigures, KeyFigureValue } from "./key-figure-value.tsx";
import { PageSummary } from "./page-summary.tsx";
import { Section } from "./section.tsx";

type Service = SERVICES_QUERY_RESULT[number];

/** A parts list: one row for each process, with its key figures in columns. */
export async function ProcessCards(block: BlockProps<"processCards">) {
  const { heading, selection, services: chosen = [], partOf, showFigures, editAttributes } = block;
  const all = await getServices();
  const shown = withinPage(
    {
      hand: () => inOrder(chosen, all),
      part: () => all.filter((service) => service.partOf !== null && service.partOf === partOf?._ref),
      all: () => all.filter((service) => service.partOf === null),
    }[selection ?? "all"](),
  );
  const shownIds = new Set<string | null>(shown.map(({ _id }) => _id));
  const partsOfShown = withinPage(all.filter((service) => shownIds.has(service.partOf)));
  const partsOf = Map.groupBy(partsOfShown, (service) => service.partOf);
  const columns = showFigures ? compareKeyFigures(shown, 0.5).slice(0, MAX_COLUMNS) : [];
  // One title that is not translated leaves the others in English, too.
  const headLanguage = columns.some(({ label }) => label === undefined) ? ENGLISH : getLanguage();

  return (
    <Section block={block}>
      <div className="col-span-12">
        <LabeledTable
          caption={heading}
          nameTitle={wordsOf(headLanguage).processCards.process}
          columns={columns.map(({ name, label }) => (headLanguage === ENGLISH ? name : (label ?? name)))}
          headLanguage={headLanguage}
          attributes={editAttributes(listPath(selection, { hand: "services", part: "partOf" }))}
        >
          {shown.map((service, row) => {
            const hasKeyFigures = columns.some(({ keyFigures }) => keyFigures[row]);
            return (
              <tr
                key={service._id}
                className="group"
                {...editAttributes.of({ _id: service._id, _type: "service" })("title")}
              >
                <th scope="row" colSpan={hasKeyFigures ? undefined : columns.length + 1}>
                  <ServiceName service={service} parts={partsOf.get(service._id) ?? []} item={row + 1} />
                </th>
                {hasKeyFigures &&
                  columns.map(({ name, keyFigures }) => {
                    const keyFigure = keyFigures[row];
                    return (
                      <td key={name} className="number">
                        {keyFigure && <KeyFigureValue keyFigure={keyFigure} path={service.path} />}
                        {keyFigure && <PartCounts keyFigure={keyFigure} />}
                      </td>
                    );
                  })}
              </tr>
            );
          })}
        </LabeledTable>
      </div>
    </Section>
  );
}

/** Draws a range of part counts. Counts differ by up to six powers of ten, which numbers alone do not show. */
function PartCounts({ keyFigure: { quantity } }: { keyFigure: KeyFigure }) {
  const { unit, min, max } = quantity ?? {};
  return unit === "part" && min !== undefined && max !== undefined && <Decades from={min} to={max} />;
}

const DECADES = 6;
const SCALE_WIDTH = 120;
const SCALE_HEIGHT = 8;

/** The path with a mark at each power of ten. */
const MARKS = Array.from({ length: DECADES + 1 }, (_, power) => {
  const x = Math.round((power / DECADES) * (SCALE_WIDTH - 1) * 10) / 10;
  return `M${x} 0h.75v${SCALE_HEIGHT}h-.75z`;
}).join("");

interface DecadesProps {
  /** At least 1. */
  from: number;
  to: number;
}

/** A range on a logarithmic scale from 1 to 1,000,000, with a mark at each power of ten. The numbers are above it. */
function Decades({ from, to }: DecadesProps) {
  const start = decadeOf(from);
  const end = decadeOf(to);
  return (
    <svg
      className="mt-1.5 h-2 w-full max-w-40 min-w-16"
      viewBox={`0 0 ${SCALE_WIDTH} ${SCALE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={MARKS} className="fill-rule" />
      <rect x={start} y={2.5} width={Math.max(1, end - start)} height={3} className="fill-ink-2" />
    </svg>
  );
}

function decadeOf(quantity: number): number {
  const power = Math.log10(Math.max(1, quantity));
  return Math.round((Math.min(power, DECADES) / DECADES) * (SCALE_WIDTH - 1));
}

interface ServiceNameProps {
  service: Service;
  /** The processes that belong to this one. */
  parts: readonly Service[];
  /** The number in the parts list. */
  item: number;
}

/** A process in the parts list: item number, name, summary, and links to the processes that belong to it. */
function ServiceName({ service, parts, item }: ServiceNameProps) {
  const { title, path } = service;
  return (
    <span className="grid grid-cols-[44px_1fr]">
      <span className="balloon group-hover:text-accent-text" aria-hidden="true">
        {item}
      </span>
      <span>
        <a href={path} {...foreignPage(path)} className="text-16 font-semibold hover:text-accent-text">
          {title}
        </a>
        <PageSummary
          page={service}
          as="span"
          className="mt-0.5 block max-w-100 text-13 font-normal text-ink-3"
        />
        {parts.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-3 font-mono text-12">
            {parts.map((part) => (
              <a
                key={part._id}
                href={part.path}
                {...foreignPage(part.path)}
                className="inline-flex min-h-6 items-center text-link"
              >
                {part.shortName ?? part.title}
              </a>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
