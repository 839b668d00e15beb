/** web.dev: the slowest interaction, but for one outlier in fifty. */
export function inp(values: readonly number[]): number {
  return values.toSorted((left, right) => right - left)[Math.floor(values.length / 50)] ?? 0;
}

export interface Figure {
  readonly what: string;
  readonly ms: number;
  readonly mostMs: number;
}

/** A line for each figure; false when one is over its budget. */
export function report(figures: readonly Figure[]): boolean {
  console.log(`${"".padEnd(46)}${"measured".padStart(10)}${"budget".padStart(10)}`);
  for (const { what, ms, mostMs } of figures) {
    const mark = ms <= mostMs ? "" : "   over";
    console.log(
      `${what.padEnd(46)}${`${Math.round(ms)} ms`.padStart(10)}${`${mostMs} ms`.padStart(10)}${mark}`,
    );
  }
  return figures.every(({ ms, mostMs }) => ms <= mostMs);
}
