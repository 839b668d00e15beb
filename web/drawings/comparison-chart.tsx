import {
  type ComparisonChart,
  comparisonChart as drawComparison,
} from "comparison-charts/comparison-chart.tsx";
import { type DrawingEntry, responsiveDrawing } from "technical-drawings/sheet/responsive-drawing.tsx";

import { wordsOf } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

import "technical-drawings/kit/drawing.css";
import "technical-drawings/sheet/sheet.css";
import "./drawings.css";

interface StoredChart extends ComparisonChart {
  /** What the axis shows. */
  readonly view?: string | null | undefined;
}

/**
 * A comparison chart of a page. `language` is that of its texts, by default that of the page. Undefined if no row has a number, or while
 * no editor has chosen what it compares.
 */
export function comparisonChart(
  { view, ...chart }: StoredChart,
  language = getLanguage(),
): DrawingEntry | undefined {
  const drawn = drawComparison(chart, wordsOf(language).charts);
  return drawn && responsiveDrawing({ title: chart.title, view: view ?? "", ...drawn });
}
