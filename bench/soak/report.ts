import { percentile } from "#scripts/percentile.ts";

import { mB, ms } from "../site/table.ts";
import type { Book } from "./book.ts";
import type { Growth } from "./memory.ts";

/** What a soak did and found, for people. */
export function linesOf(
  { outages, readings, leads, edits, counts }: Book,
  grown: Readonly<Record<"site" | "backend", Growth>>,
  faults: readonly string[],
): string[] {
  const good = readings.filter(({ status }) => status === 200);
  const times = good.map(({ from, until }) => until - from);
  const back = (name: string) => {
    const some = outages.filter((outage) => outage.name === name);
    const longest = Math.max(0, ...some.map(({ from, until }) => until - from));
    return `${some.length} × ${name}, back within ${ms(longest)}`;
  };
  return [
    "",
    `killed: ${back("site")}; ${back("backend")}`,
    `pages read: ${good.length} of ${readings.length}, p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))}`,
    ...[...counts].map(
      ([work, { good: taken, bad }]) =>
        `${work}: ${taken} taken, ${bad} not: a process was down, or there were too many`,
    ),
    `quote requests acknowledged: ${leads.size}; pages edited: ${edits.size}`,
    `most memory, first and last third: site ${grownFrom(grown.site)}, backend ${grownFrom(grown.backend)}`,
    faults.length === 0 ? "nothing was lost" : `${faults.length} faults:`,
    ...faults.map((fault) => `  ${fault}`),
  ];
}

function grownFrom({ first, last }: Growth): string {
  return `${mB(first)} → ${mB(last)}`;
}
