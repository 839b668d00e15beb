import { ComparisonChart } from "#shell/comparison-chart.tsx";

import type { BlockProps } from "./block.ts";
import { BlockHeading, Section } from "./section.tsx";

export function CapabilityChart(block: BlockProps<"capabilityChart">) {
  const { _key, heading, chart, caption, context, editAttributes } = block;
  const figure = (
    <div className="col-span-12" {...editAttributes("chart")}>
      <ComparisonChart
        chart={chart}
        caption={caption}
        captionAttribute={editAttributes("caption")}
        number={context.figureNumberOf(_key)}
        editAttributes={editAttributes}
      />
    </div>
  );
  if (!heading) return <Section block={block}>{figure}</Section>;
  // Charts are two thirds as wide as a page, so the heading fits next to them.
  return (
    <Section block={block} isHeadless>
      <div className="headings-beside col-span-12">
        <BlockHeading block={block} className="mb-6 text-h2" />
        {figure}
      </div>
    </Section>
  );
}
