import { foreignPage } from "#cms/foreign-link.ts";
import { getServices } from "#cms/records.ts";
import { getWords } from "#locale/words.ts";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function ProcessChooser(block: BlockProps<"processChooser">) {
  const { heading, needs, editAttributes } = block;
  const services = new Map((await getServices()).map((service) => [service._id, service]));
  const name = (reference: { _ref: string } | undefined) => {
    const service = reference && services.get(reference._ref);
    return (
      service && (
        <a href={service.path} {...foreignPage(service.path)} className="text-link">
          {service.shortName ?? service.title}
        </a>
      )
    );
  };
  const words = getWords().processChooser;
  const choices = [words.first, words.second, words.avoid];
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes("needs")}>
        <LabeledTable caption={heading} nameTitle={words.need} columns={choices}>
          {needs.map(({ _key, need, first, reason, second, avoid, avoidReason }) => (
            <tr key={_key}>
              <th scope="row" className="@table:w-1/3">
                <ConvertedText text={need} />
                {reason && (
                  <small>
                    <ConvertedText text={reason} />
                  </small>
                )}
              </th>
              <td className="font-semibold">
                <span aria-hidden="true" className="me-2 inline-block size-1.75 bg-accent" />
                {name(first)}
              </td>
              <td>{name(second)}</td>
              <td className="text-ink-3">
                {avoid && (
                  <span aria-hidden="true" className="me-2 font-mono">
                    ×
                  </span>
                )}
                {name(avoid)}
                {avoidReason && (
                  <small>
                    <ConvertedText text={avoidReason} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </LabeledTable>
      </div>
    </Section>
  );
}
