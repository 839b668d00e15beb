import type { ReactNode } from "react";

import type { DrawingEntry } from "../kit/entry.ts";
import { responsiveDrawing } from "../kit/responsive-drawing.tsx";

interface View {
  height: number;
  /** A drawing that is 340 px wide. */
  drawing: ReactNode;
}

interface ExcerptOptions {
  title: string;
  description: string;
  views: readonly [View, View];
  values: readonly (readonly [label: string, value: string])[];
}

const SECOND_COLUMN = 380;
const ROW_GAP = 30;

/** Two views from the drawing of a project's part: next to each other, or stacked on a phone. */
export function excerpt({
  title,
  description,
  views: [first, second],
  values,
}: ExcerptOptions): DrawingEntry {
  return responsiveDrawing({
    title,
    view: "Excerpt",
    description,
    values,
    draw: (width) => {
      const isWide = width > 2 * SECOND_COLUMN - 60;
      const [x, y] = isWide ? [SECOND_COLUMN, 0] : [0, first.height + ROW_GAP];
      return {
        height: isWide ? Math.max(first.height, second.height) : y + second.height,
        drawing: (
          <>
            {first.drawing}
            <g transform={`translate(${x} ${y})`}>{second.drawing}</g>
          </>
        ),
      };
    },
  });
}
