import { expect } from "vitest";

/** More than the pauses of the garbage collector add, much less than a quadratic algorithm takes for a large input. */
const NOISE_MS = 500;

/**
 * Asserts that the work grows about linearly with the size of its input: a quarter of the input takes a quarter of the time, and
 * not a sixteenth. `prepare` returns the work for an input of that size. Its time is the processor time of this thread, so neither
 * the speed of the machine nor its other work changes the result.
 */
export function expectLinearTime(size: number, prepare: (size: number) => () => void): void {
  const quarterMs = processorTimeOf(prepare(size / 4));
  const wholeMs = processorTimeOf(prepare(size));
  expect(wholeMs, `a quarter took ${quarterMs.toFixed(0)} ms`).toBeLessThan(6 * quarterMs + NOISE_MS);
}

function processorTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
