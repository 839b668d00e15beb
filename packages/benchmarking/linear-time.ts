import { expect } from "vitest";

/** A tolerance: more than garbage collection adds, but much less than a quadratic algorithm takes for a large input. */
const TOLERANCE_MS = 500;

/**
 * Asserts that the time of some work grows about linearly with the size of its input: a quarter of the input takes a quarter of the
 * time, not a sixteenth. `prepare` returns the work for an input of a given size. Measures the CPU time of this thread, so that the
 * result does not depend on the speed of the machine or on other processes.
 */
export function expectLinearTime(size: number, prepare: (size: number) => () => void): void {
  const quarterMs = processorTimeOf(prepare(size / 4));
  expectAtMost(processorTimeOf(prepare(size)), quarterMs);
}

/** As `expectLinearTime`, for work that waits. */
export async function expectLinearTimeOfPromise(
  size: number,
  prepare: (size: number) => () => Promise<unknown>,
): Promise<void> {
  const quarterMs = await processorTimeOfPromise(prepare(size / 4));
  expectAtMost(await processorTimeOfPromise(prepare(size)), quarterMs);
}

function expectAtMost(wholeMs: number, quarterMs: number): void {
  expect(wholeMs, `a quarter took ${quarterMs.toFixed(0)} ms`).toBeLessThan(6 * quarterMs + TOLERANCE_MS);
}

function processorTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return millisecondsSince(before);
}

async function processorTimeOfPromise(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
