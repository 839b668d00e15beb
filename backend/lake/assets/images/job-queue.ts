/** Thrown if too many jobs are waiting. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

export type JobQueue = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` jobs at a time, first in, first out. Rejects with QueueFullError above `maxWaiting`. */
export function createJobQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): JobQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run(job) {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw new QueueFullError(`${waiting.length} jobs are waiting already`);
      // The ending job passes its slot on, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
