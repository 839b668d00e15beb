import type { DatabaseSync } from "node:sqlite";

import { inTransaction } from "#database/in-transaction.ts";
import type { Log } from "#log.ts";

import type { StatisticsTable } from "./statistics-table.ts";

interface BufferOptions {
  readonly intervalMs?: number;
  /** The maximum number of writes that are kept while the database cannot store them. Further ones are lost and logged. */
  readonly maxPending?: number;
}

/**
 * Buffers writes to the statistics table and stores them once per second in one transaction, because each transaction blocks all
 * requests until the disk has written it. A crash loses at most the last second. Before a read, pending writes are stored.
 */
export function bufferStatistics(
  database: DatabaseSync,
  table: StatisticsTable,
  log: Log,
  { intervalMs = 1000, maxPending = 10_000 }: BufferOptions = {},
): StatisticsTable & { stop(): void } {
  let pending: (() => void)[] = [];
  let lost = 0;
  const timer = setInterval(flush, intervalMs).unref();

  function add(write: () => void): void {
    if (pending.length < maxPending) pending.push(write);
    else lost += 1;
  }

  function flush(): void {
    if (pending.length === 0) return;
    try {
      inTransaction(database, () => {
        for (const write of pending) write();
      });
      pending = [];
      if (lost > 0) log.error("page statistics were lost while they could not be stored", { lost });
      lost = 0;
    } catch (error) {
      log.error("page statistics cannot be stored and wait", { waiting: pending.length, lost, error });
    }
  }

  return {
    addStatistic: (...statistic) => add(() => table.addStatistic(...statistic)),
    addVitals: (...vitals) => add(() => table.addVitals(...vitals)),
    addSearch: (...search) => add(() => table.addSearch(...search)),
    addMissingPages: (...missing) => add(() => table.addMissingPages(...missing)),
    usage(...period) {
      flush();
      return table.usage(...period);
    },
    stop() {
      clearInterval(timer);
      flush();
    },
  };
}
