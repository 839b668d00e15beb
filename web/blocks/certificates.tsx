import { fileUrl } from "#cms/client.ts";
import { itemPath } from "#cms/edit-attributes.tsx";
import { getWords } from "#locale/words.ts";
import { Day } from "#ui/day.tsx";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** docs/behavior.md §1.6. */
export function Certificates(block: BlockProps<"certificates">) {
  const { heading, certificates = [], editAttributes } = block;
  const words = getWords().certificates;
  const columns = [words.number, words.scope, words.validUntil, words.file];
  return (
    <Section block={block}>
      {certificates.length > 0 && (
        <div className="col-span-12" {...editAttributes("certificates")}>
          <LabeledTable caption={heading} nameTitle={words.certificate} columns={columns}>
            {certificates.map(({ _key, standard, number, issuer, scope, validUntil, file }) => (
              <tr key={_key} {...editAttributes(itemPath("certificates", _key))}>
                <th scope="row">
                  {standard}
                  <small>{issuer}</small>
                </th>
                <td>{number}</td>
                <td>{scope}</td>
                <td>{validUntil && <Day date={validUntil} />}</td>
                <td>
                  {file?.asset && (
                    <a
                      href={`${fileUrl(file.asset._ref)}?dl=`}
                      aria-label={words.download(standard)}
                      className="text-link"
                    >
                      {words.pdf}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </LabeledTable>
        </div>
      )}
    </Section>
  );
}
