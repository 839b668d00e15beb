export type JobQueue = <Result>(owner: string, job: () => Promise<Result>) => Promise<Result>;

/** Runs one job at a time. Owners take turns, so that the many jobs of one do not delay the first job of another. */
export function createJobQueue(): JobQueue {
  /** The waiting jobs of each owner. The owner whose turn is next is the first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let [next] = lines; next; [next] = lines) {
      const [owner, [job, ...later]] = next;
      lines.delete(owner);
      if (later.length > 0) lines.set(owner, later);
      await job?.();
    }
    isRunning = false;
  }

  return async (owner, job) =>
    new Promise((resolve, reject) => {
      // The caller gets the error of a failed job, and the next job runs.
      lines.set(owner, [...(lines.get(owner) ?? []), () => job().then(resolve, reject)]);
      void runAll();
    });
}
