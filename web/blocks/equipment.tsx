import { itemPath } from "#cms/edit-attributes.tsx";
import { getWords } from "#locale/words.ts";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Equipment(block: BlockProps<"equipment">) {
  const { heading, machines = [], editAttributes } = block;
  const { equipment: words, workPlaces } = getWords();
  const columns = [words.machine, words.count, words.capacity, words.made];
  return (
    <Section block={block}>
      {machines.length > 0 && (
        <div className="col-span-12" {...editAttributes("machines")}>
          <LabeledTable caption={heading} nameTitle={words.process} columns={columns}>
            {machines.map(({ _key, process, model, count, capacity, madeBy }) => (
              <tr key={_key} {...editAttributes(itemPath("machines", _key))}>
                <th scope="row">{process}</th>
                <td>{model}</td>
                <td className="number">{count}</td>
                <td>{capacity}</td>
                <td>{madeBy && workPlaces[madeBy]}</td>
              </tr>
            ))}
          </LabeledTable>
        </div>
      )}
    </Section>
  );
}
