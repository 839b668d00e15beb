export type JobQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs one job at a time, first in, first out. */
export function createJobQueue(): JobQueue {
  let last: Promise<unknown> = Promise.resolve();

  return async function run(job) {
    const result = last.then(job);
    // A job that fails is reported to its caller, and the next one runs.
    last = result.catch(() => undefined);
    return result;
  };
}
