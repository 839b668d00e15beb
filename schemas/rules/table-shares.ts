import type { DocumentRule } from "./rule.ts";
import { tablesOf } from "./tables.ts";
import { numbersIn } from "./texts.ts";

export const tableShares: DocumentRule = {
  name: "table-shares",
  why: "Readers add up shares, and doubt everything else if the sum is wrong",
  level: "warning",
  check: (document) =>
    tablesOf(document).flatMap(({ columns, rows, path }) => {
      const column = columns.findIndex((heading) => /^shares?\b/i.test(heading));
      const shares = rows.flatMap(({ cells }) => numbersIn(cells[column] ?? "").slice(0, 1));
      const sum = shares.reduce((total, share) => total + share, 0);
      if (shares.length === 0 || Math.abs(sum - 100) < 0.5) return [];
      return [
        { path: [...path, "rows"], message: `The shares in this table add up to ${sum}%, not to 100%` },
      ];
    }),
};
