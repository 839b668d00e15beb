interface Limit {
  /** Requests within the window. */
  readonly most: number;
  readonly windowMs: number;
  /** Callers remembered at once; the one that came first is forgotten first. */
  readonly callersMost?: number;
  readonly now?: () => number;
}

/** Counts per caller. `take` gives the seconds to wait when the caller has used up the window, else 0. */
export function createRateLimit({ most, windowMs, callersMost = 10_000, now = Date.now }: Limit) {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return {
    take(caller: string): number {
      const at = now();
      const current = windows.get(caller);
      if (current && current.endsAt > at) {
        current.count += 1;
        return current.count > most ? Math.ceil((current.endsAt - at) / 1000) : 0;
      }
      windows.delete(caller);
      const [first] = windows.keys();
      if (windows.size >= callersMost && first !== undefined) windows.delete(first);
      windows.set(caller, { count: 1, endsAt: at + windowMs });
      return 0;
    },
  };
}
