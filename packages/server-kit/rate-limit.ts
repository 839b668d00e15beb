interface Windows {
  readonly windowMs: number;
  /** The maximum number of clients in memory. The oldest one is removed first. */
  readonly maxClients?: number;
  readonly now?: () => number;
}

interface RateLimit extends Windows {
  readonly maxRequests: number;
}

/**
 * Counts requests per client in a fixed window, or what they cost. `count` returns the number of seconds to wait, or 0 if the request is
 * allowed. A cost of 0 only asks.
 */
export function createRateLimit({ maxRequests, now = Date.now, ...windows }: RateLimit) {
  const windowOf = createWindows(() => ({ spent: 0 }), { ...windows, now });
  return {
    count(client: string, cost = 1): number {
      const { state, end } = windowOf(client);
      state.spent += cost;
      return state.spent > maxRequests ? Math.ceil((end - now()) / 1000) : 0;
    },
  };
}

interface NameLimit extends Windows {
  readonly maxNames: number;
}

/** Limits how many different names a client uses in a fixed window, and not how often it uses them. */
export function createNameLimit({ maxNames, ...windows }: NameLimit) {
  const windowOf = createWindows(() => new Set<string>(), windows);
  return {
    allows(client: string, name: string): boolean {
      const { state: names } = windowOf(client);
      if (names.size < maxNames) names.add(name);
      return names.has(name);
    },
  };
}

/** Returns a function that returns what is known of a client in its current window. */
function createWindows<State>(
  start: () => State,
  { windowMs, maxClients = 10_000, now = Date.now }: Windows,
) {
  const windows = new Map<string, { readonly state: State; readonly end: number }>();
  return (client: string) => {
    const time = now();
    const current = windows.get(client);
    if (current && current.end > time) return current;
    windows.delete(client);
    const [oldest] = windows.keys();
    if (windows.size >= maxClients && oldest !== undefined) windows.delete(oldest);
    const next = { state: start(), end: time + windowMs };
    windows.set(client, next);
    return next;
  };
}
