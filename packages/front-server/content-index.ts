/** What a server knows about the content, such as its paths: kept in memory, and fetched again after each publish. */
export interface ContentIndex<Index> {
  /** Returns the last index without waiting. It may be outdated, and is undefined until the source has responded once. */
  peek(): Index | undefined;
  /** Waits for the current index. Returns the last one while the source does not respond. */
  load(): Promise<Index | undefined>;
  /** Call after a publish. Begins to fetch the index again. */
  expire(): void;
}

interface Options<Index> {
  readonly fetchIndex: () => Promise<Index>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
  /** How long a visitor waits for the source of the content. */
  readonly maxWaitMs?: number;
}

/** How long after a failure the source is asked again. */
const RETRY_MS = 1000;

/** The index is fetched again after this time, in case a webhook delivery was lost. */
const MAX_AGE_MS = 60_000;

export function createContentIndex<Index>({
  fetchIndex,
  onError,
  now = Date.now,
  maxWaitMs = 3000,
}: Options<Index>): ContentIndex<Index> {
  let index: Index | undefined;
  let publishCount = 0;
  let fetched = { forPublish: -1, fetchedAt: 0 };
  let failedAt = Number.NEGATIVE_INFINITY;
  let inFlight: { readonly forPublish: number; readonly done: Promise<void> } | undefined;

  async function fetchFor(forPublish: number): Promise<void> {
    try {
      const result = await fetchIndex();
      // Responses can arrive out of order.
      if (forPublish < fetched.forPublish) return;
      index = result;
      fetched = { forPublish, fetchedAt: now() };
    } catch (error) {
      failedAt = now();
      onError(error);
    }
  }

  /** Simultaneous callers share one request. */
  function refresh(): Promise<void> {
    if (inFlight?.forPublish === publishCount) return inFlight.done;
    const current = { forPublish: publishCount, done: fetchFor(publishCount) };
    inFlight = current;
    return current.done.finally(() => {
      if (inFlight === current) inFlight = undefined;
    });
  }

  return {
    peek: () => index,
    async load() {
      const isRetryDue = now() - failedAt >= RETRY_MS;
      if (fetched.forPublish === publishCount) {
        if (now() - fetched.fetchedAt > MAX_AGE_MS && isRetryDue) void refresh();
        return index;
      }
      if (index !== undefined && !isRetryDue) return index;
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, maxWaitMs);
      await Promise.race([refresh(), timeout.promise]);
      clearTimeout(timer);
      return index;
    },
    expire() {
      publishCount += 1;
      failedAt = Number.NEGATIVE_INFINITY;
      // Now, so that the next visitor waits less. In a series of publishes, one fetch is enough until a visitor comes.
      if (!inFlight) void refresh();
    },
  };
}
