import type { Log } from "#log.ts";

interface BatchOptions<Item> {
  /** Stores all of them, or throws and stores none. */
  readonly store: (items: readonly Item[]) => void;
  /** Of what is counted, for the log. */
  readonly name: string;
  readonly log: Log;
  readonly everyMs?: number;
  /** What comes when so many wait is lost, and the loss is told. */
  readonly most?: number;
}

export interface Batch<Item> {
  add(item: Item): void;
  /** Stores what waits. */
  flush(): void;
  stop(): void;
}

/** Gathers what may come by the thousand and need not be on disk at once: one write a second instead of one an item. */
export function createBatch<Item>({
  store,
  name,
  log,
  everyMs = 1000,
  most = 10_000,
}: BatchOptions<Item>): Batch<Item> {
  let waiting: Item[] = [];
  let lost = 0;
  const timer = setInterval(flush, everyMs).unref();

  function flush(): void {
    if (waiting.length === 0) return;
    try {
      store(waiting);
      waiting = [];
      if (lost > 0) log.error(`${name} were lost while they could not be stored`, { lost });
      lost = 0;
    } catch (error) {
      log.error(`${name} cannot be stored and wait`, { waiting: waiting.length, lost, error });
    }
  }

  return {
    add(item) {
      if (waiting.length < most) waiting.push(item);
      else lost += 1;
    },
    flush,
    stop() {
      clearInterval(timer);
      flush();
    },
  };
}
