import { columnLabels } from "data-table/data-table.tsx";

import { itemPath } from "#cms/edit-attributes.tsx";
import { getWords } from "#locale/words.ts";
import { isQuantityText } from "#ui/rich-text/rich-text-table.tsx";
import { ConvertedText, Value } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function SpecificationTable(block: BlockProps<"specificationTable">) {
  const { heading, rows, note, editAttributes } = block;
  const hasSource = rows.some(({ values }) => values?.some((value) => "source" in value && value.source));
  const words = getWords().specificationTable;
  const columns = hasSource ? [undefined, words.source] : [undefined];
  return (
    <Section block={block}>
      <div className="col-span-12">
        <table className="data-table" style={columnLabels(columns)} {...editAttributes("rows")}>
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{words.property}</th>
              <th scope="col">{words.value}</th>
              {hasSource && <th scope="col">{words.source}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._key} {...editAttributes(itemPath("rows", row._key))}>
                <th scope="row" className="@table:w-1/3">
                  <ConvertedText text={row.label} />
                </th>
                <td className="number">
                  {row.values?.map((value) => (
                    <span key={value._key} className="block">
                      <Value value={value} />
                    </span>
                  ))}
                  <span className={isQuantityText(row.text) ? "" : "font-sans text-14"}>
                    <ConvertedText text={row.text} />
                  </span>
                  {row.note && (
                    <small>
                      <ConvertedText text={row.note} />
                    </small>
                  )}
                </td>
                {hasSource && (
                  <td className="text-13 text-ink-3">
                    {[
                      ...new Set(row.values?.flatMap((value) => ("source" in value && value.source) || [])),
                    ].join("; ")}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {note && (
          <p className="mt-4 max-w-text text-13 text-ink-3" {...editAttributes("note")}>
            <ConvertedText text={note} />
          </p>
        )}
      </div>
    </Section>
  );
}
