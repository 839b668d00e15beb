/** What a server knows about the content, such as its paths: kept in memory, and fetched again after each publish. */
export interface ContentIndex<Index> {
  /**
   * Returns the last index without waiting. It may be outdated, and is undefined until the source has responded once. An old one is
   * fetched again in the background.
   */
  peek(): Index | undefined;
  /** Waits for the current index. Returns the last one while the source does not respond. */
  load(): Promise<Index | undefined>;
  /** Call after a publish. Fetches the index again shortly after. */
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

/** How long after a publish the index is fetched, unless a visitor waits for it: the page that was published is rendered first. */
const FETCH_AFTER_MS = 200;

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
  let fetchSoon: NodeJS.Timeout | undefined;

  const isOutdated = () => fetched.forPublish !== publishCount;
  const isRetryDue = () => now() - failedAt >= RETRY_MS;

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

  function peek(): Index | undefined {
    const isDue = isOutdated() ? fetchSoon === undefined : now() - fetched.fetchedAt > MAX_AGE_MS;
    if (index !== undefined && isDue && isRetryDue()) void refresh();
    return index;
  }

  return {
    peek,
    async load() {
      if (!isOutdated() || (index !== undefined && !isRetryDue())) return peek();
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, maxWaitMs);
      await Promise.race([refresh(), timeout.promise]);
      clearTimeout(timer);
      return index;
    },
    expire() {
      publishCount += 1;
      failedAt = Number.NEGATIVE_INFINITY;
      // A series of publishes is fetched once.
      fetchSoon ??= setTimeout(() => {
        fetchSoon = undefined;
        peek();
      }, FETCH_AFTER_MS);
    },
  };
}
