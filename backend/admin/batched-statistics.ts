import type { DatabaseSync } from "node:sqlite";

import { inTransaction } from "#in-transaction.ts";
import type { Log } from "#log.ts";

import { createBatch } from "./batch.ts";
import type { StatisticsTable } from "./statistics-table.ts";
import type { VitalsTable } from "./vitals-table.ts";

interface Tables {
  readonly statistics: StatisticsTable;
  readonly vitals: VitalsTable;
}

/** The same tables, written to once a second: each write waits for the disk, and everybody waits with it. */
export function batchedStatistics(database: DatabaseSync, { statistics, vitals }: Tables, log: Log) {
  const batch = createBatch<() => void>({
    name: "page statistics",
    log,
    store: (writes) =>
      inTransaction(database, () => {
        for (const write of writes) write();
      }),
  });
  const batched: Tables = {
    statistics: {
      add: (...view) => batch.add(() => statistics.add(...view)),
      usage(...period) {
        batch.flush();
        return statistics.usage(...period);
      },
    },
    vitals: { ...vitals, add: (...stay) => batch.add(() => vitals.add(...stay)) },
  };
  return { ...batched, stop: () => batch.stop() };
}
