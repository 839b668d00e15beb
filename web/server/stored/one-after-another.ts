/** Does work that nobody waits for, one piece at a time, so that it takes no more than one core's time. */
export function createOneAfterAnother(onError: (error: unknown) => void) {
  let last = Promise.resolve();
  return function later(work: () => Promise<void>): void {
    last = last.then(work).catch(onError);
  };
}
