/** Thrown instead of waiting when too many wait already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

export type JobQueue = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` jobs at a time, in the order they came. Throws QueueFullError above `maxWaiting`. */
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
        throw new QueueFullError(`${waiting.length} images are waiting already`);
      // The job that ends hands its place over, so `running` stays as it is.
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
