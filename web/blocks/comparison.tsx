import { itemPath } from "#cms/edit-attributes.tsx";
import { getWords } from "#locale/words.ts";
import { CmsLink } from "#shell/cms-link.tsx";
import { LabeledTable } from "#ui/rich-text/labeled-table.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { compareKeyFigures, KeyFigureValue } from "./key-figure-value.tsx";
import { Section } from "./section.tsx";

type Option = BlockProps<"comparison">["options"][number];

export function Comparison(block: BlockProps<"comparison">) {
  const { heading, options, editAttributes } = block;
  const words = getWords().comparison;
  const rows = compareKeyFigures(options);
  const [lead, others] = leadOf(options);
  const panel = (option: Option) => (
    <Panel
      key={option._key}
      option={option}
      isLead={option === lead}
      attributes={editAttributes(itemPath("options", option._key))}
    />
  );
  const panels = lead ? (
    <div className="col-span-12 border-[1.5px] border-ink" {...editAttributes("options")}>
      <div className="options grid">{panel(lead)}</div>
      <div className="options grid border-t border-ink">{others.map(panel)}</div>
    </div>
  ) : (
    <div className="options col-span-12 grid border-[1.5px] border-ink" {...editAttributes("options")}>
      {others.map(panel)}
    </div>
  );
  return (
    <Section block={block}>
      {panels}
      {rows.length > 0 && (
        <div className="table-scroll col-span-12 mt-8">
          <LabeledTable
            caption={words.caption(heading)}
            nameTitle={words.property}
            columns={options.map(({ name }) => name)}
          >
            {rows.map(({ name, keyFigures }) => (
              <tr key={name}>
                <th scope="row">
                  <ConvertedText text={name} />
                </th>
                {keyFigures.map((keyFigure, index) => (
                  <td key={options[index]?._key} className="number">
                    {keyFigure && <KeyFigureValue keyFigure={keyFigure} />}
                  </td>
                ))}
              </tr>
            ))}
          </LabeledTable>
        </div>
      )}
    </Section>
  );
}

/**
 * Puts the page's own process in a separate row if there are three or more others and it has more points than each. Side by side,
 * the columns of the others would be half empty.
 */
function leadOf(options: readonly Option[]): [lead: Option | undefined, others: readonly Option[]] {
  const [first, ...others] = options;
  const isLead =
    first?.isThis && others.length > 2 && others.every((other) => pointsOf(other) < pointsOf(first));
  return isLead ? [first, others] : [undefined, options];
}

function pointsOf({ reasons = [], limits = [] }: Option): number {
  return reasons.length + limits.length;
}

function Panel({ option, isLead, attributes }: { option: Option; isLead: boolean; attributes: object }) {
  const { name, isThis, verdict, reasons, limits, link } = option;
  const words = getWords().comparison;
  return (
    <div className={isLead ? "option gap-x-6 @medium:grid-cols-3" : "option"} {...attributes}>
      <div>
        <h3 className="text-18">{name}</h3>
        {verdict && (
          <p className="mt-1.5 text-15 text-ink-2">
            <ConvertedText text={verdict} />
          </p>
        )}
      </div>
      <Points title={words.reasons} points={reasons} markerClass={isThis ? "bg-accent" : "bg-ink-2"} />
      <Points
        title={isThis ? words.ownLimits : words.limits}
        points={limits}
        markerClass="border-[1.5px] border-ink-3"
      />
      {link && (
        <p className="pt-4 text-15">
          <CmsLink link={link} className="text-link">
            {words.readMore(name)}
          </CmsLink>
        </p>
      )}
    </div>
  );
}

function Points({
  title,
  points,
  markerClass,
}: {
  title: string;
  points: readonly string[] | undefined;
  markerClass: string;
}) {
  if (!points?.length) return <div />;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <span aria-hidden="true" className={`absolute size-1.75 ${markerClass}`} />
            <ConvertedText text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
