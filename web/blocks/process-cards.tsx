import { getServices, inOrder } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import type { KeyFigure } from "#cms/types.generated.ts";
import { columnLabels, MAX_COLUMNS } from "#ui/data-table.tsx";
import { Decades } from "#ui/decades.tsx";

import type { BlockProps } from "./block.ts";
import { comparedFigures } from "./compared-figures.ts";
import { FigureValue } from "./figure-value.tsx";
import { Section } from "./section.tsx";
import { ServiceName } from "./service-name.tsx";

/** A column that most processes leave empty is no comparison: such a figure stands on its own page. */
function isShared({ figures }: { figures: readonly unknown[] }): boolean {
  return figures.filter((figure) => figure !== undefined).length * 2 > figures.length;
}

/** A parts list: one line for each process, with its figures in columns. */
export async function ProcessCards(block: BlockProps<"processCards">) {
  const { heading, selection, services: chosen = [], partOf, showFigures, editAttributes } = block;
  const all = await getServices();
  const shown = {
    hand: () => inOrder(chosen, all),
    part: () => all.filter((service) => service.partOf !== null && service.partOf === partOf?._ref),
    all: () => all.filter((service) => service.partOf === null),
  }[selection ?? "all"]();
  const columns = showFigures
    ? comparedFigures(shown.map(({ figures }) => ({ figures: figures ?? [] })))
        .filter(isShared)
        .slice(0, MAX_COLUMNS)
    : [];

  return (
    <Section block={block}>
      <div className="col-span-12">
        <table
          className="data-table"
          style={columnLabels(columns.map(({ label }) => label))}
          {...editAttributes(listPath(selection, { hand: "services", part: "partOf" }))}
        >
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">Process</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((service, row) => {
              const parts = all.filter(({ partOf: whole }) => whole === service._id);
              const hasFigures = columns.some(({ figures }) => figures[row]);
              return (
                <tr
                  key={service._id}
                  className="group"
                  {...editAttributes.of({ _id: service._id, _type: "service" })("title")}
                >
                  <th scope="row" colSpan={hasFigures ? undefined : columns.length + 1}>
                    <ServiceName service={service} parts={parts} item={row + 1} />
                  </th>
                  {hasFigures &&
                    columns.map(({ label, figures }) => {
                      const figure = figures[row];
                      return (
                        <td key={label} className="number">
                          {figure && <FigureValue figure={figure} />}
                          {figure && <Numbers figure={figure} />}
                        </td>
                      );
                    })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Numbers of parts reach over six powers of ten: drawn, they can be compared. */
function Numbers({ figure: { quantity } }: { figure: KeyFigure }) {
  const { unit, min, max } = quantity ?? {};
  return unit === "part" && min !== undefined && max !== undefined && <Decades from={min} to={max} />;
}
