import { percentile } from "benchmarking/percentile.ts";
import { mB, ms } from "benchmarking/table.ts";

import { peakOf, SERVERS, type MemorySample, type ServerName } from "../../sandbox/server-memory.ts";

/** The requests to the site and its responses, as far as the verification needs them. */
export interface SoakRecord {
  /** Acknowledged quote requests by their sender, with the file of each. */
  readonly quoteRequests: Map<string, { readonly fileUpload: string }>;
  /** For the path of each page: the last edit that the lake acknowledged, and the last edit that was sent. */
  readonly edits: Map<string, { acknowledged: number; sent: number }>;
  /** The times when a process was down, in ms by `performance.now()`. */
  readonly outages: { readonly name: ServerName; readonly from: number; until: number }[];
  readonly pageViews: PageView[];
  /** How often each kind of work succeeded and failed. */
  readonly counts: Map<string, { succeeded: number; failed: number }>;
}

export interface PageView {
  readonly path: string;
  readonly status: number;
  readonly from: number;
  readonly until: number;
}

export function createRecord(): SoakRecord {
  return { quoteRequests: new Map(), edits: new Map(), outages: [], pageViews: [], counts: new Map() };
}

/** Records one result of a kind of work. */
export function count({ counts }: SoakRecord, work: string, hasSucceeded: boolean): void {
  const { succeeded, failed } = counts.get(work) ?? { succeeded: 0, failed: 0 };
  counts.set(work, hasSucceeded ? { succeeded: succeeded + 1, failed } : { succeeded, failed: failed + 1 });
}

/** The state of a running soak in one line. */
export function progressOf({ outages, pageViews, quoteRequests }: SoakRecord): string {
  return `${outages.length} kills, ${pageViews.length} pages read, ${quoteRequests.size} quote requests acknowledged`;
}

/** The lines of the report at the end. */
export function linesOf(
  { outages, pageViews, quoteRequests, edits, counts }: SoakRecord,
  samples: readonly MemorySample[],
  faults: readonly string[],
): string[] {
  const good = pageViews.filter(({ status }) => status === 200);
  const durations = good.map(({ from, until }) => until - from);
  const recovery = (name: ServerName) => {
    const own = outages.filter((outage) => outage.name === name);
    const longest = Math.max(0, ...own.map(({ from, until }) => until - from));
    return `${name} ${own.length} times, up again within ${ms(longest)}`;
  };
  return [
    "",
    `killed: ${SERVERS.map(recovery).join("; ")}`,
    `pages read: ${good.length} of ${pageViews.length}, p50 ${ms(percentile(durations, 50))}, p99 ${ms(percentile(durations, 99))}`,
    ...[...counts].map(
      ([work, { succeeded, failed }]) =>
        `${work}: ${succeeded} succeeded, ${failed} failed while a process was down or over a rate limit`,
    ),
    `quote requests acknowledged: ${quoteRequests.size}; pages edited: ${edits.size}`,
    `peak memory, first and last third: ${SERVERS.map((name) => `${name} ${growthOf(samples, name)}`).join(", ")}`,
    faults.length === 0 ? "nothing was lost" : `${faults.length} faults:`,
    ...faults.map((fault) => `  ${fault}`),
  ];
}

function growthOf(samples: readonly MemorySample[], name: ServerName): string {
  const own = samples.filter((sample) => sample.name === name);
  const third = Math.ceil(own.length / 3);
  return `${mB(peakOf(own.slice(0, third), name))} → ${mB(peakOf(own.slice(-third), name))}`;
}
