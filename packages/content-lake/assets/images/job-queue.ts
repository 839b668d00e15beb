/** Thrown if too many jobs of one owner are waiting. */
export class JobQueueFullError extends Error {
  override readonly name = "JobQueueFullError";
}

interface Owner {
  readonly id: string;
  /** The maximum number of jobs that wait. */
  readonly maxWaiting: number;
}

export type JobQueue = <Result>(owner: Owner, job: () => Promise<Result>) => Promise<Result>;

/** Runs one job at a time. Owners take turns, so that the many jobs of one do not delay the first job of another. */
export function createJobQueue(): JobQueue {
  /** The waiting jobs of each owner. The owner whose turn is next is the first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let [next] = lines; next; [next] = lines) {
      const [id, [job, ...later]] = next;
      lines.delete(id);
      if (later.length > 0) lines.set(id, later);
      await job?.();
    }
    isRunning = false;
  }

  return async function run({ id, maxWaiting }, job) {
    const line = lines.get(id) ?? [];
    if (line.length >= maxWaiting) throw new JobQueueFullError(`${line.length} jobs are waiting already`);
    return new Promise((resolve, reject) => {
      // The caller gets the error of a failed job, and the next job runs.
      lines.set(id, [...line, () => job().then(resolve, reject)]);
      void runAll();
    });
  };
}
