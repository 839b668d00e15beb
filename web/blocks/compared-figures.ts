import type { KeyFigure } from "#cms/types.generated.ts";

interface Compared {
  readonly figures?: readonly KeyFigure[];
}

/** The rows of a table that compares things: each label once, with the figure of every thing that has one. */
export function comparedFigures(things: readonly Compared[]) {
  const labels = new Set(things.flatMap(({ figures = [] }) => figures.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label,
    figures: things.map(({ figures = [] }) => figures.find((figure) => figure.label === label)),
  }));
}
