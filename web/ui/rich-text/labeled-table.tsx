import { columnLabels } from "data-table/data-table.tsx";
import type { ReactNode } from "react";

import { getLanguage } from "#locale/words.ts";

interface LabeledTableProps {
  caption: string;
  /** Title of the first column, which names the rows. */
  nameTitle: string;
  /** Titles of the other columns. */
  columns: readonly string[];
  /** The language of the titles. Default: that of the page that is being rendered. */
  headLanguage?: string;
  /** Links the table to its field in the preview. */
  attributes?: object;
  /** The rows. */
  children: ReactNode;
}

/** A table without sorting and filters. On a narrow screen each row is a list of labeled values. */
export function LabeledTable({
  caption,
  nameTitle,
  columns,
  headLanguage,
  attributes,
  children,
}: LabeledTableProps) {
  const isForeign = headLanguage !== undefined && headLanguage !== getLanguage();
  return (
    <table className="data-table" style={columnLabels(columns)} {...attributes}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr lang={isForeign ? headLanguage : undefined}>
          <th scope="col">{nameTitle}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
