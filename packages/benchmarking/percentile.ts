/**
 * The percentile by nearest rank: the smallest value that at least `percent` percent of the values do not exceed. NaN without
 * values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The median duration of a function in milliseconds, without the duration of `before`. */
export async function median(rounds: number, run: () => unknown, before?: () => unknown): Promise<number> {
  const [only = Number.NaN] = await medians(rounds, [run], before);
  return only;
}

/** The median durations of functions to compare. They take turns, so that other load on the machine affects all of them equally. */
export async function medians(
  rounds: number,
  runs: readonly (() => unknown)[],
  before: () => unknown = () => undefined,
): Promise<number[]> {
  const durations = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runs.entries()) {
      await before();
      const start = performance.now();
      await run();
      durations[index]?.push(performance.now() - start);
    }
  }
  return durations.map((each) => percentile(each, 50));
}
