import { CmsLink } from "#site/cms-link.tsx";
import { recordColumns } from "#ui/record-columns.ts";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";
import { comparedFigures } from "./compared-figures.ts";
import { FigureValue } from "./figure-value.tsx";

type Option = BlockProps<"comparison">["options"][number];

export function Comparison(block: BlockProps<"comparison">) {
  const { heading, options, edit } = block;
  const rows = comparedFigures(options);
  return (
    <Band block={block}>
      <div
        className="col-span-12 grid border-[1.5px] border-ink @medium:auto-cols-fr @medium:grid-flow-col @medium:grid-rows-[auto_auto_1fr_auto]"
        {...edit("options")}
      >
        {options.map((option) => (
          <Panel key={option._key} option={option} />
        ))}
      </div>
      {rows.length > 0 && (
        <div className="records-scroll col-span-12 mt-8">
          <table className="records" style={recordColumns(options.length)}>
            <caption className="sr-only">{heading}: figures</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                {options.map((option) => (
                  <th key={option._key} scope="col">
                    {option.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, figures }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {figures.map((figure, index) => (
                    <td
                      key={options[index]?._key}
                      className="font-mono text-13"
                      data-label={options[index]?.name}
                    >
                      {figure ? <FigureValue figure={figure} /> : "–"}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Band>
  );
}

function Panel({ option }: { option: Option }) {
  const { name, isThis, verdict, reasons, limits, link } = option;
  return (
    <div className="border-ink p-5 not-first:border-t @medium:row-span-4 @medium:grid @medium:grid-rows-subgrid @medium:gap-y-0 @medium:not-first:border-t-0 @medium:not-first:border-l">
      <div>
        <h3 className="text-18">{name}</h3>
        {verdict && <p className="mt-1.5 text-15 text-ink-2">{verdict}</p>}
      </div>
      <Points title="Choose it when" points={reasons} mark={isThis ? "bg-red" : "bg-ink-2"} />
      <Points title="Choose another when" points={limits} mark="border-[1.5px] border-ink-3" />
      {link && (
        <p className="pt-4 text-15">
          <CmsLink link={link} className="text-link">
            {name}: read more
          </CmsLink>
        </p>
      )}
    </div>
  );
}

function Points({
  title,
  points,
  mark,
}: {
  title: string;
  points: readonly string[] | undefined;
  mark: string;
}) {
  if (!points?.length) return <div />;
  return (
    <div>
      <h4 className="mt-4 pb-2 font-mono text-12 font-medium text-ink-3">{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[22px_1fr] border-t border-rule py-2.25 text-15">
            <span aria-hidden="true" className={`mt-1.75 size-2 ${mark}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
