import { expect, test } from "vitest";

import { faultyQueries } from "./faulty-queries.ts";

const MISTAKE =
  "Error while evaluating query from variable 'GRADES_QUERY' in ../web/cms/list-queries.ts: Syntax error in GROQ query at position 70: Unexpected end of query";

test("a query that the generator leaves out is told, although the rest was written", () => {
  const printed = [
    "- Generating schema types…",
    `\u001B[31m✖\u001B[39m ${MISTAKE}`,
    "\u001B[33m⚠\u001B[39m Encountered errors in 1 file while generating types",
    "\u001B[32m✔\u001B[39m Successfully generated types to ../web/cms/types.generated.ts in 1094ms",
  ];
  expect(faultyQueries(printed)).toEqual([MISTAKE]);
});

test("nothing is told when every query has its type", () => {
  expect(faultyQueries(["✔ Successfully generated types", "  └─ 18 queries and 99 schema types"])).toEqual(
    [],
  );
});
