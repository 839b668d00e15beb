// A measure is counted in buckets, each a column of the table. `bounds` are their upper bounds, in order. One more bucket is for larger values.

/** The columns of the buckets of a measure. */
export function bucketColumns(measure: string, bounds: readonly number[]): string[] {
  return [...bounds, Number.POSITIVE_INFINITY].map((_bound, index) => `${measure}${index}`);
}

/** What a value adds to the columns. Null: it was not measured. */
export function inBucket(
  measure: string,
  bounds: readonly number[],
  value: number | null,
): Record<string, number> {
  if (value === null) return {};
  const index = bounds.findIndex((bound) => value <= bound);
  return { [`${measure}${index === -1 ? bounds.length : index}`]: 1 };
}

/**
 * The value below which a share of the counted values is, assuming that those of a bucket are spread evenly. Null if no value was
 * counted. Larger values than the last bound count as that bound.
 */
export function percentile(
  measure: string,
  bounds: readonly number[],
  row: Readonly<Record<string, number>>,
  share: number,
): number | null {
  const counts = bucketColumns(measure, bounds).map((column) => row[column] ?? 0);
  let missing = counts.reduce((sum, count) => sum + count, 0) * share;
  if (missing === 0) return null;
  for (const [index, upper] of bounds.entries()) {
    const count = counts[index] ?? 0;
    const lower = bounds[index - 1] ?? 0;
    if (count > 0 && missing <= count) return lower + (upper - lower) * (missing / count);
    missing -= count;
  }
  return bounds.at(-1) ?? null;
}
