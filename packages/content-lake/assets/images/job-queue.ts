export type JobQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs one job at a time, first in, first out. */
export function createJobQueue(): JobQueue {
  let last: Promise<unknown> = Promise.resolve();

  return async function run(job) {
    const result = last.then(job);
    // The caller gets the error of a failed job, and the next job runs.
    last = result.catch(() => undefined);
    return result;
  };
}
