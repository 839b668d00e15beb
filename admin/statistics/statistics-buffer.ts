import type { Database } from "#database/schema.ts";
import type { Log } from "#log.ts";

import { createStatisticsTable, type StatisticsTable } from "./statistics-table.ts";

interface BufferOptions {
  readonly intervalMs?: number;
  /** The maximum number of writes that are kept while the database cannot store them. Further ones are lost and logged. */
  readonly maxPending?: number;
}

type Write = (table: StatisticsTable) => Promise<void>;

/**
 * Buffers writes to the statistics and stores them once per second in one transaction, because the disk is written after each
 * transaction. A crash loses at most the last second. Before a read, pending writes are stored.
 */
export function bufferStatistics(
  database: Database,
  log: Log,
  { intervalMs = 1000, maxPending = 10_000 }: BufferOptions = {},
): StatisticsTable & { stop(): Promise<void> } {
  let pending: Write[] = [];
  let lost = 0;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => void flush(), intervalMs).unref();

  async function add(write: Write): Promise<void> {
    if (pending.length < maxPending) pending.push(write);
    else lost += 1;
  }

  function flush(): Promise<void> {
    running ??= store().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** A flush that is running may not include the last writes. */
  async function flushAll(): Promise<void> {
    await running;
    await flush();
  }

  async function store(): Promise<void> {
    const { length } = pending;
    if (length === 0) return;
    try {
      await database.transaction().execute(async (transaction) => {
        const table = createStatisticsTable(transaction);
        // A transaction has one connection.
        for (const write of pending.slice(0, length)) await write(table);
      });
      pending = pending.slice(length);
      if (lost > 0) log.error("page statistics were lost while they could not be stored", { lost });
      lost = 0;
    } catch (error) {
      log.error("page statistics cannot be stored and wait", { waiting: pending.length, lost, error });
    }
  }

  return {
    addStatistic: (...statistic) => add((table) => table.addStatistic(...statistic)),
    addVitals: (...vitals) => add((table) => table.addVitals(...vitals)),
    addSearch: (...search) => add((table) => table.addSearch(...search)),
    addMissingPages: (...missing) => add((table) => table.addMissingPages(...missing)),
    async usage(...period) {
      await flushAll();
      return createStatisticsTable(database).usage(...period);
    },
    async stop() {
      clearInterval(timer);
      await flushAll();
    },
  };
}
