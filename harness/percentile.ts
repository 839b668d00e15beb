/** The smallest value that at least `percent` percent of the values do not exceed (nearest rank). NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The median duration of a function, in milliseconds. The duration of `before` is not counted. */
export async function median(rounds: number, run: () => unknown, before?: () => unknown): Promise<number> {
  const [only = Number.NaN] = await medians(rounds, [run], before);
  return only;
}

/** The same for functions that are compared. They run in turn, so that other load on the machine affects all of them alike. */
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
