import {
  differenceInterval,
  type Proportion,
  shareOf,
  trialsPerGroup,
} from "two-proportions/two-proportions.ts";

/** With fewer views of a version, its share says nothing. */
const MIN_VIEWS = 100;

/** The difference that an editor wants to find, as a factor: a fifth more. */
const WANTED = 1.2;

/** Says whether visitors do something more often with B than with A, or how many more views would show that. `what` follows “visitors”. */
export function compareVersions(first: Proportion, second: Proportion, what: string): string {
  const [a, b] = [possible(first), possible(second)];
  const fewest = Math.min(a.trials, b.trials);
  if (fewest < MIN_VIEWS)
    return `Too early to tell with which version visitors ${what} more often. To tell 6% from 5%, each version needs about ${inWords(trialsPerGroup(0.05, 0.06))} views.`;
  const share = (a.successes + b.successes) / (a.trials + b.trials);
  if (share === 0) return `No visitors ${what} yet.`;
  const both = `With A, ${percent(shareOf(a))} of the visitors ${what}, with B ${percent(shareOf(b))}`;
  const { from, to } = differenceInterval(a, b);
  if (from > 0) return `${both}: ${points(from, to)} more.`;
  if (to < 0) return `${both}: ${points(-to, -from)} fewer.`;
  const missing = trialsPerGroup(share, Math.min(share * WANTED, 1)) - fewest;
  return missing > 0
    ? `${both}, which may be chance. About ${inWords(missing)} more views of each version would show a difference of a fifth.`
    : `${both}. If this is not chance, the difference is smaller than a fifth.`;
}

/** Views and what visitors did are counted apart, so there can be more of the latter. */
function possible({ successes, trials }: Proportion): Proportion {
  return { successes: Math.min(successes, trials), trials };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** The limits of a difference of two shares. */
function points(from: number, to: number): string {
  return `${(from * 100).toFixed(1)} to ${(to * 100).toFixed(1)} percentage points`;
}

/** Rounded to two digits, because it is an estimate. */
function inWords(count: number): string {
  return Number(count.toPrecision(2)).toLocaleString("en-US");
}
