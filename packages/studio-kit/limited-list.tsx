import { Stack } from "@sanity/ui";
import type { ReactNode } from "react";

import { Hint } from "./ui.tsx";

/** More than anybody reads. A file or an account can have any number of rows, and a browser takes a second for each thousand. */
export const MAX_ROWS = 200;

interface LimitedListProps<Row> {
  rows: readonly Row[];
  max?: number;
  gap?: number;
  /** A list item. */
  children: (row: Row) => ReactNode;
}

/** A list of what a file or the lake has. It says how many rows it leaves out. */
export function LimitedList<Row>({ rows, max = MAX_ROWS, gap = 2, children }: LimitedListProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      <Stack as="ul" gap={gap} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {rows.slice(0, max).map(children)}
      </Stack>
      {rows.length > max && <Hint>And {(rows.length - max).toLocaleString("en")} more</Hint>}
    </>
  );
}
