/** How long a page was in view, without the time it was hidden. `now` is a clock in ms that never goes back. */
export function createResidence(now: () => number) {
  let since: number | undefined;
  let total = 0;

  function pause(): void {
    if (since !== undefined) total += now() - since;
    since = undefined;
  }

  return {
    resume(): void {
      since ??= now();
    },
    pause,
    /** Whole ms in view since the last call; what is taken is not given again. */
    take(): number {
      const isRunning = since !== undefined;
      pause();
      const taken = Math.round(total);
      total = 0;
      if (isRunning) since = now();
      return taken;
    },
  };
}
