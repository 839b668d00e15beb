import type { CSSProperties } from "react";

/** For so many columns beside the names blocks.css has labels: as many as a grade has properties. */
export const MOST_COLUMNS = 13;

/**
 * For a table of class `records`, with what stands above its values, after the column of names: at most MOST_COLUMNS.
 * Narrow, a record's values fill the width, where all of them find room beside each other, each below its label. Said once
 * here instead of with each value.
 */
export function recordColumns(labels: readonly (string | undefined)[]): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, string | number> = { "--columns": labels.length };
  for (const [index, label] of labels.entries()) {
    if (label !== undefined) style[`--label-${index + 1}`] = cssString(label);
  }
  return style;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}
