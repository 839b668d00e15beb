const WINDOW_MS = 15 * 60 * 1000;
const REMEMBERED = 10_000;

/** Counts failures by key and says how long to wait after too many. In memory: a restart forgives. */
export interface Attempts {
  /** Seconds until the next try is allowed; 0 = now. */
  waitFor(key: string): number;
  failed(key: string): void;
  forgive(key: string): void;
}

/** More than `limit` failures within 15 minutes make the next try wait until these are over. */
export function createAttempts(limit: number, now = Date.now): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };

  return {
    waitFor(key) {
      const entry = current(key);
      return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
    },
    failed(key) {
      const count = (current(key)?.count ?? 0) + 1;
      failures.delete(key);
      failures.set(key, { count, until: now() + WINDOW_MS });
      const [oldest] = failures.keys();
      if (failures.size > REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
    forgive: (key) => void failures.delete(key),
  };
}
