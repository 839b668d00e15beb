import { stripVTControlCharacters } from "node:util";

/** What Sanity's generator of types says of the queries that it leaves out: it ends with 0 all the same. */
export function faultyQueries(printed: readonly string[]): string[] {
  return printed.flatMap((line) => /^[✖×] (.+)/.exec(stripVTControlCharacters(line))?.[1] ?? []);
}
