/** How often something succeeded. */
export interface Proportion {
  readonly successes: number;
  readonly trials: number;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The normal quantiles of 97.5% and 80%. */
const Z_95 = 1.959964;
const Z_POWER_80 = 0.841621;

/** The 95% confidence interval of the share of `second` minus that of `first` (Newcombe, method 10). Both need at least one trial. */
export function differenceInterval(first: Proportion, second: Proportion): Interval {
  const difference = shareOf(second) - shareOf(first);
  const [one, other] = [wilsonInterval(first), wilsonInterval(second)];
  return {
    from: difference - Math.hypot(shareOf(second) - other.from, one.to - shareOf(first)),
    to: difference + Math.hypot(other.to - shareOf(second), shareOf(first) - one.from),
  };
}

/** The 95% score interval of one share. */
function wilsonInterval({ successes, trials }: Proportion): Interval {
  const square = Z_95 ** 2;
  const center = successes + square / 2;
  const distance = Z_95 * Math.sqrt((successes * (trials - successes)) / trials + square / 4);
  return { from: (center - distance) / (trials + square), to: (center + distance) / (trials + square) };
}

export function shareOf({ successes, trials }: Proportion): number {
  return successes / trials;
}

/**
 * How many trials each group needs to tell two shares apart: with a significance of 5% and a power of 80%. The shares are between 0 and 1,
 * and differ.
 */
export function trialsPerGroup(first: number, second: number): number {
  const variance = first * (1 - first) + second * (1 - second);
  return Math.ceil(((Z_95 + Z_POWER_80) ** 2 * variance) / (second - first) ** 2);
}
