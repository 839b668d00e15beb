/** How long an answer is used. Other things than additions change a sum too, such as what people do with what is in it. */
const MAX_AGE_MS = 60_000;

/**
 * Remembers a sum that takes long to compute, and what has been added since. So it is computed again only if it may have passed a limit, or
 * after a minute.
 */
export function createEstimate(now: () => Date) {
  let sum = Infinity;
  let setAt = 0;
  return {
    /** Whether the sum is certainly not larger. */
    isAtMost: (limit: number): boolean => sum <= limit && now().getTime() - setAt < MAX_AGE_MS,
    add: (amount: number) => void (sum += amount),
    set: (exact: number) => {
      sum = exact;
      setAt = now().getTime();
    },
  };
}
