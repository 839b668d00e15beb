import { parseArgs } from "node:util";

import { Failure } from "#tools/run/report.ts";

import type { Row } from "./context.ts";

const USAGE = `Usage: pnpm attack [ROW …] [--fast | --full] [--long]
  ROW     numbers of rows, for example 3 17; without numbers all rows run
  --fast  without the rows that break servers or take minutes
  --full  with the sizes of the specification; takes over an hour
  --long  prints every assertion, also those that passed`;

/** Parses the arguments. Throws a Failure with the usage for an unknown row or option. */
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
    isVerbose: values.long ?? false,
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
