import type { CSSProperties } from "react";

/** For a table of class `records`: narrow, a record's values fill the width, where all of them find room beside each other. */
export function recordColumns(values: number): CSSProperties {
  const style: CSSProperties & Record<"--columns", number> = { "--columns": values };
  return style;
}
