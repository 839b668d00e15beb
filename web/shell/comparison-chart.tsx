import { type EditAttributes, noEditAttributes, type SanityAttribute } from "#cms/edit-attributes.tsx";
import { getChart } from "#cms/records.ts";
import { comparisonChart } from "#drawings/comparison-chart.tsx";
import { FigureCaption } from "#ui/media/picture.tsx";

interface ComparisonChartProps {
  chart: { readonly _ref: string } | undefined;
  /** The figure's number on the page. */
  number: number | undefined;
  /** Default: the title of the chart. */
  caption?: string | undefined;
  captionAttribute?: SanityAttribute;
  /** A click on the chart in the preview opens its document. */
  editAttributes?: Pick<EditAttributes, "of">;
}

/** A chart that compares processes by the figures of their capabilities. Without a chart, only its caption. */
export async function ComparisonChart({
  chart,
  number,
  caption,
  captionAttribute,
  editAttributes = noEditAttributes,
}: ComparisonChartProps) {
  const stored = chart && (await getChart(chart._ref));
  const drawn = stored ? comparisonChart(stored) : undefined;
  const shown = caption ?? drawn?.title;
  if (shown === undefined) return null;
  return (
    <figure>
      {stored && drawn && (
        <div {...editAttributes.of(stored)("rows")}>
          <drawn.Component />
        </div>
      )}
      <FigureCaption caption={shown} number={number} view={drawn?.view} {...captionAttribute} />
    </figure>
  );
}
