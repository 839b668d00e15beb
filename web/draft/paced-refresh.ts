const PERIOD_MS = 500;

/**
 * Paces the refreshes of a preview: one begins at once, or after a pause if there has just been one, and never during another. Changes in
 * the meantime wait for one refresh together: anyone with an account can write drafts several times a second, and each open preview is told
 * about each.
 */
export function createPacedRefresh() {
  let nextAt = 0;
  let isWaiting = false;
  const preview = { isRefreshing: false };
  return {
    setRefreshing(isRefreshing: boolean): void {
      preview.isRefreshing = isRefreshing;
    },
    /** Calls `refresh` when it is time. */
    async request(refresh: () => void): Promise<void> {
      if (isWaiting) return;
      isWaiting = true;
      await pause(nextAt - performance.now());
      while (preview.isRefreshing) await pause(PERIOD_MS);
      isWaiting = false;
      nextAt = performance.now() + PERIOD_MS;
      refresh();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
