/** Something asked of the lake, kept until it is said to be old. */
export interface Known<Fact> {
  /** As it was last known; undefined until the first answer. */
  last(): Fact | undefined;
  /** As it is now. The last one when the lake does not answer in time. */
  now(): Promise<Fact | undefined>;
  /** Something was published. */
  expire(): void;
}

interface Options<Fact> {
  readonly ask: () => Promise<Fact>;
  readonly onError: (error: unknown) => void;
  readonly clock?: () => number;
  /** How long a visitor waits for the lake. */
  readonly waitMs?: number;
}

/** A dead lake is asked again after this time. */
const RETRY_MS = 1000;

/** In case the lake's word that something was published got lost. */
const AGE_MS_MOST = 60_000;

export function createKnown<Fact>({
  ask,
  onError,
  clock = Date.now,
  waitMs = 3000,
}: Options<Fact>): Known<Fact> {
  let fact: Fact | undefined;
  let publish = 0;
  let known = { publish: -1, at: 0 };
  let failedAt = Number.NEGATIVE_INFINITY;
  let flight: { readonly publish: number; readonly done: Promise<void> } | undefined;

  async function refresh(at: number): Promise<void> {
    try {
      const answer = await ask();
      // An answer to an older question may come last.
      if (at < known.publish) return;
      fact = answer;
      known = { publish: at, at: clock() };
    } catch (error) {
      failedAt = clock();
      onError(error);
    }
  }

  function start(): Promise<void> {
    if (flight?.publish === publish) return flight.done;
    const current = { publish, done: refresh(publish) };
    flight = current;
    return current.done.finally(() => {
      if (flight === current) flight = undefined;
    });
  }

  return {
    last: () => fact,
    async now() {
      if (known.publish === publish) {
        if (clock() - known.at > AGE_MS_MOST && clock() - failedAt > RETRY_MS) void start();
        return fact;
      }
      if (fact !== undefined && clock() - failedAt < RETRY_MS) return fact;
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, waitMs);
      await Promise.race([start(), waited.promise]);
      clearTimeout(timer);
      return fact;
    },
    expire() {
      publish += 1;
      failedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
