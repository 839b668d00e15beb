import { type EditAttributes, noEditAttributes, type SanityAttribute } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { getChart } from "#cms/records.ts";
import type { CHART_QUERY_RESULT } from "#cms/types.generated.ts";
import { comparisonChart } from "#drawings/comparison-chart.tsx";
import { inLanguage } from "#ui/in-language.tsx";
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
  const language = stored ? languageOf(stored) : undefined;
  const drawn = stored ? comparisonChart(stored, language) : undefined;
  const shown = caption ?? drawn?.title;
  if (shown === undefined) return null;
  return (
    <figure>
      {stored && drawn && (
        <div {...inLanguage(language)} {...editAttributes.of(stored)("rows")}>
          <drawn.Component />
        </div>
      )}
      <FigureCaption
        caption={shown}
        number={number}
        view={drawn?.view}
        foreign={{
          caption: caption === undefined ? foreignLanguage(stored, "title") : undefined,
          view: foreignLanguage(stored, "view"),
        }}
        {...captionAttribute}
      />
    </figure>
  );
}

/** The language of a chart, if that is not the language of the page: a chart is in one language as a whole. */
function languageOf(chart: NonNullable<CHART_QUERY_RESULT>): string | undefined {
  const ofRows = chart.rows?.map((row) => foreignLanguage(row, "label"));
  return foreignLanguage(chart, "title") ?? ofRows?.find((language) => language !== undefined);
}
