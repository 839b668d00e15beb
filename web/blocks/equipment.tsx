import { placeOfWork } from "schemas/blocks/equipment.ts";

import { itemPath } from "#cms/edit-attributes.tsx";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

const COLUMNS = ["Machine", "How many", "Capacity", "Made"];

export function Equipment(block: BlockProps<"equipment">) {
  const { heading, machines = [], editAttributes } = block;
  return (
    <Section block={block}>
      {machines.length > 0 && (
        <div className="col-span-12" {...editAttributes("machines")}>
          <LabeledTable caption={heading} nameTitle="Process" columns={COLUMNS}>
            {machines.map(({ _key, process, model, count, capacity, madeBy }) => (
              <tr key={_key} {...editAttributes(itemPath("machines", _key))}>
                <th scope="row">{process}</th>
                <td>{model}</td>
                <td className="number">{count}</td>
                <td>{capacity}</td>
                <td>{madeBy && placeOfWork[madeBy]}</td>
              </tr>
            ))}
          </LabeledTable>
        </div>
      )}
    </Section>
  );
}
