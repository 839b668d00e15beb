const WINDOW_MS = 15 * 60 * 1000;
const REMEMBERED = 10_000;

/** Counts failures by key and says how long to wait after too many. In memory: a restart forgives. */
export interface Attempts {
  /** Seconds until the next try is allowed; 0 = now. */
  waitFor(key: string): number;
  failed(key: string): void;
  /** What was counted in advance was no failure. */
  takeBack(key: string): void;
  forgive(key: string): void;
}

/** After `limit` failures the next try waits until 15 minutes have passed since the first of them. */
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
      const { count, until } = current(key) ?? { count: 0, until: now() + WINDOW_MS };
      failures.delete(key);
      failures.set(key, { count: count + 1, until });
      const [oldest] = failures.keys();
      if (failures.size > REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
    takeBack(key) {
      const entry = current(key);
      if (entry && entry.count > 1) entry.count -= 1;
      else failures.delete(key);
    },
    forgive: (key) => void failures.delete(key),
  };
}
