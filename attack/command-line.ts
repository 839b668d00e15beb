import { parseArgs } from "node:util";

import { Failure } from "#scripts/failure.ts";

import type { Row } from "./row.ts";

const USAGE = `Usage: pnpm attack [ROW …] [--fast | --full] [--long]
  ROW     numbers of rows, for example 3 17; all of them unless said
  --fast  without the rows that break something or take long
  --full  with the sizes of the table, which take long
  --long  with all that was asked`;

/** What is to be attacked with, and how. Throws a Failure for people when the command names what is not there. */
export function readCommand<Known extends Pick<Row, "number">>(
  args: readonly string[],
  rows: readonly Known[],
) {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((word) => !rows.some(({ number }) => String(number) === word));
  if (unknown !== undefined) throw new Failure(`There is no row ${unknown}.\n${USAGE}`);
  return {
    chosen: rows.filter(({ number }) => positionals.length === 0 || positionals.includes(String(number))),
    scale: values.full ? "full" : values.fast ? "fast" : "normal",
    isLong: values.long ?? false,
  } as const;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { fast: { type: "boolean" }, full: { type: "boolean" }, long: { type: "boolean" } },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Failure(`${error.message}\n${USAGE}`);
  }
}
