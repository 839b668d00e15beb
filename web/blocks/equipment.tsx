import { itemPath } from "#cms/edit-attributes.tsx";
import { columnLabels } from "#ui/data-table.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

const COLUMNS = ["Machine", "How many", "Capacity", "Made"];
const PLACES = { house: "In-house", partner: "By a partner" } as const;

export function Equipment(block: BlockProps<"equipment">) {
  const { heading, machines = [], editAttributes } = block;
  return (
    <Section block={block}>
      {machines.length > 0 && (
        <div className="col-span-12" {...editAttributes("machines")}>
          <table className="data-table" style={columnLabels(COLUMNS)}>
            <caption className="sr-only">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">Process</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {machines.map(({ _key, process, model, count, capacity, madeBy }) => (
                <tr key={_key} {...editAttributes(itemPath("machines", _key))}>
                  <th scope="row">{process}</th>
                  <td>{model}</td>
                  <td className="number">{count}</td>
                  <td>{capacity}</td>
                  <td>{madeBy && PLACES[madeBy]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
